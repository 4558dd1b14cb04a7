/** How a board is used: with hands, with keys, and with what of it switched off. */
import type { JSX } from 'preact';
import { useSpots } from '~/card-table/spots';
import { Button } from '~/ui/Button';
import { CheckChoice } from '~/ui/Choice';
import { Dialog } from '~/ui/Dialog';
import { confirming, explaining, shortcuts } from '~/ui/preferences';
import { beside } from '~/card-table/texts';

export interface HelpProps {
  /** Whether a game is played back. */
  played: boolean;
  onPieces(): void;
  onClose(): void;
}

export function Help({ played, onPieces, onClose }: HelpProps): JSX.Element {
  const { title, hands, keys, replayKeys, switches, pieces } = beside().help;
  // Where there are no cells, cards are neither placed nor discarded.
  const cells = useSpots().get('board') !== null;
  return (
    <Dialog title={title} onClose={onClose}>
      {!played && (
        <div class="choices">
          <CheckChoice
            {...switches.confirm}
            checked={confirming.on.value}
            disabled={false}
            onChange={confirming.set}
          />
        </div>
      )}
      <section class="aid-help">
        <h3>{hands.title}</h3>
        <ul>
          {!played && (
            <>
              <li>{hands.press}</li>
              <li>{hands.drag}</li>
              <li>{hands.back}</li>
            </>
          )}
          {played && <li>{hands.swipe}</li>}
          <li>{hands.hold}</li>
        </ul>
        <Button onClick={onPieces}>{pieces}</Button>
        <div class="choices">
          <CheckChoice
            {...switches.explaining}
            checked={explaining.on.value}
            disabled={false}
            onChange={explaining.set}
          />
        </div>
      </section>
      <section class="aid-help">
        <h3>{keys.title}</h3>
        <dl class="aid-keys">
          {played && (
            <>
              <Key keys={['←', '→']} text={replayKeys.step} />
              <Key keys={['Home', 'End']} text={replayKeys.ends} />
              <Key keys={[keys.space]} text={replayKeys.play} />
            </>
          )}
          {!played && (
            <>
              <Key keys={['1', '…', '9', '0']} text={keys.card} />
              <Key keys={['H']} text={keys.hand} />
            </>
          )}
          {cells && <Key keys={['B']} text={keys.board} />}
          <Key keys={['←', '↑', '↓', '→']} text={keys.arrows} />
          {!played && (
            <>
              <Key keys={['Enter']} text={keys.choose} />
              <Key keys={['Esc']} text={keys.back} />
              {cells && <Key keys={['D']} text={keys.discard} />}
            </>
          )}
          <Key keys={['I']} text={keys.explain} />
          {!played && <Key keys={['R']} text={keys.rules} />}
          <Key keys={['?']} text={keys.help} />
        </dl>
        <div class="choices">
          <CheckChoice
            {...switches.shortcuts}
            checked={shortcuts.on.value}
            disabled={false}
            onChange={shortcuts.set}
          />
        </div>
      </section>
    </Dialog>
  );
}

function Key({ keys, text }: { keys: readonly string[]; text: string }): JSX.Element {
  return (
    <div>
      <dt>{keys.map((key) => (key === '…' ? key : <kbd key={key}>{key}</kbd>))}</dt>
      <dd>{text}</dd>
    </div>
  );
}
