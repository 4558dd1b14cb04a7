/**
 * Reports of what fails in the page, for the server's log. They say where in the code it was, and never what was
 * shown: the message of an error may quote a name or a card.
 */
import type { PageFault, PagePart } from '~/wire/http';
import { ApiError, buildOfPage, request } from './http';

/** A limit on reports: one fault often comes again and again. */
const MOST = 3;
const PLACES = 8;
let reported = 0;

export function reportFault(part: PagePart, error: unknown): void {
  // A refusal or silence of the server is no fault of the page.
  if (!(error instanceof Error) || error instanceof ApiError || reported >= MOST) return;
  reported += 1;
  const { name, message, stack = '' } = error;
  const places = stack.replace(message, '').match(/[\w.-]{1,80}\.js:\d{1,9}:\d{1,9}/g) ?? [];
  const fault: PageFault = {
    part,
    build: buildOfPage(),
    error: name.replace(/\W|_/g, '').slice(0, 80),
    places: places.slice(0, PLACES),
  };
  request('/api/faults', fault).catch(() => undefined);
}

/** Reports what nothing else catches. */
export function watchForFaults(): void {
  window.addEventListener('error', ({ error }) => reportFault('none', error));
  window.addEventListener('unhandledrejection', ({ reason }) => reportFault('none', reason));
}
