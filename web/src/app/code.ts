/** Table codes: ten characters without look-alikes, shown in two halves. */

const CODE = /^[23456789a-hjkmnp-z]{10}$/;

/** Reads a code as people type or paste it: any case, with dashes or spaces, or a whole link. */
export function parseCode(text: string): string | null {
  const pasted = /\/t\/([^/?#]+)/.exec(text)?.[1] ?? text;
  const code = pasted.replace(/[\s\-‐‑–]/g, '').toLowerCase();
  return CODE.test(code) ? code : null;
}

export function formatCode(code: string): string {
  return `${code.slice(0, 5)}-${code.slice(5)}`;
}

export function tablePath(code: string): string {
  return `/t/${formatCode(code)}`;
}

/** Whether an address leads to its own machine alone, so that a link with it is of no use to friends. */
export function isLocal(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}
