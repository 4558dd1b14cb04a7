/** Tells screen readers what happens at the table, and keeps the focus on the page. */
import { useEffect, useRef } from 'preact/hooks';
import { navigations } from '~/router';
import { t } from '~/texts';
import { focusHeading } from '~/ui/focus';
import { announce } from '~/ui/Toasts';
import { type Room, useRoom } from './room';

function resultOf({ game, view }: Room): string {
  return view.table.closed ? t().close.closed : (game.result(view) ?? '');
}

export function Announcer() {
  const room = useRoom();
  const { game, view } = room;
  const phase = view.table.phase;
  const before = useRef(phase);
  const first = useRef(phase);
  const status = phase === 'playing' && view.game !== null ? game.status(view) : '';
  const result = phase === 'over' && view.game !== null ? resultOf(room) : '';

  useEffect(() => {
    if (before.current === phase) return;
    before.current = phase;
    if (phase === 'playing') announce(t().table.started);
    if (phase === 'over') announce(`${t().table.over} ${result}`);
  }, [phase, result]);

  useEffect(() => {
    // What had the focus may be gone with the page, or the phase, before.
    const pageWasLoaded = navigations.peek() === 0 && first.current === phase;
    if (document.activeElement === document.body && !pageWasLoaded) {
      focusHeading();
    }
  }, [phase]);

  useEffect(() => {
    if (status) announce(status);
  }, [status]);

  return null;
}
