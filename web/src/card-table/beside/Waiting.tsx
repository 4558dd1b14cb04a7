import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { GameTable } from '~/card-table/useTable';
import { textsOf } from '~/texts';
import { Button } from '~/ui/controls';
import { loadedPart, useLazy } from '~/ui/lazy';
import { announce } from '~/ui/Toasts';
import { PromptText } from './Dock';

const t = textsOf('table');

/** A move that has not been sent yet, in place of what is chosen. */
export function Waiting({ table }: { table: GameTable }) {
  const { dock, colon } = t();
  const { waiting, facts } = table;
  const phrases = loadedPart(useLazy(table.props.game.phrases));
  const panel = useRef<HTMLDivElement>(null);
  const phrase = waiting.action && phrases?.movePhrase(waiting.action, facts);
  const text = phrase ? colon(dock.waits, phrase) : `${dock.waits}.`;
  const newest = useRef(text);
  newest.current = text;

  useEffect(() => announce(`${newest.current} ${dock.waitsHint}`), [dock]);
  // The keyboard stays where the move was made: its next press sends it at once.
  useLayoutEffect(() => {
    panel.current?.querySelector<HTMLElement>('.game-confirm')?.focus({ preventScroll: true });
  }, []);

  return (
    <div ref={panel} class="game-dock-text game-waiting cluster spread">
      <div class="game-waiting-time" aria-hidden="true" />
      <PromptText text={text} />
      <div class="game-buttons cluster">
        {/* It stands where the button was that did it: a double press takes back nothing. */}
        <Button look="primary" onClick={({ detail }) => detail < 2 && table.takeBack()}>
          {dock.takeBack}
        </Button>
        <Button look="quiet" class="game-confirm" onClick={() => waiting.sendNow()}>
          {dock.sendNow}
        </Button>
      </div>
    </div>
  );
}
