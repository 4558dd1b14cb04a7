/** The texts of games: each folder has a file for each language and part. */
import type { Sentences } from '~/card-table/game';
import { fileOf, textSource, type TextFiles } from '~/texts';
import { lazy } from '~/ui/lazy';

/** The texts of a folder; code that needs one of its parts has `messages` as well. */
export function textsIn<Parts extends { messages: object }>(files: TextFiles<object>) {
  return textSource<{ [Part in keyof Parts]: Parts['messages'] & Parts[Part] }>((...part) =>
    fileOf(files, ...part),
  );
}

/** Why a game did not allow something, by the code of the refusal: loaded after all else. */
export function refusalsIn(textsOf: (part: 'refusals') => () => { refusals: Sentences }) {
  return lazy(async () => {
    const t = textsOf('refusals');
    return () => t().refusals;
  });
}
