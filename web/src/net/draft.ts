/**
 * What has been begun in a form but not handed in yet. It outlives a reload of the page, in this tab
 * alone. Works, without outliving anything, where storage is forbidden.
 */

const PREFIX = 'draft.';

export function readDraft(form: string): string | null {
  try {
    return sessionStorage.getItem(PREFIX + form);
  } catch {
    return null;
  }
}

/** Null where it was handed in. */
export function writeDraft(form: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(PREFIX + form);
    else sessionStorage.setItem(PREFIX + form, text);
  } catch {
    // Neither forbidden nor full storage keeps anybody from filling in a form.
  }
}
