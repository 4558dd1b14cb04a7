/** What has happened: newest first while it goes on, all of it in order when it is played back. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Button } from '~/ui/Button';
import { Dialog } from '~/ui/Dialog';
import type { Playback } from '~/games/game';
import { t } from './texts';
import { PlayedLog, seatClass } from './PlayedLog';
import './pieces.css';

export interface LogProps<Line extends object> {
  /** The newest lines, oldest first. */
  lines: readonly Line[];
  /** How many lines there are in all. */
  length: number;
  sentence(line: Line): string;
  /** All lines, oldest first. */
  fetchLog(): Promise<unknown[]>;
  playback?: Playback | undefined;
}

export function Log<Line extends object>(props: LogProps<Line>): JSX.Element {
  const { playback, length, sentence } = props;
  if (playback === undefined) return <LiveLog {...props} />;
  return <PlayedLog playback={playback} length={length} sentence={sentence} />;
}

function LiveLog<Line extends object>(props: LogProps<Line>): JSX.Element {
  const { lines: newest, length, sentence, fetchLog } = props;
  const { log: words } = t();
  const [older, setOlder] = useState<readonly Line[] | 'loading' | 'failed'>([]);
  const first = length - newest.length;
  const before = Array.isArray(older) && older.length <= first ? older : [];
  const hidden = first - before.length;
  const lines: readonly Line[] = [...before, ...newest];

  const showAll = (): void => {
    setOlder('loading');
    fetchLog().then(
      (all) => setOlder((all as Line[]).slice(0, first)),
      () => setOlder('failed'),
    );
  };

  if (length === 0) return <p class="game-hint">{words.empty}</p>;
  return (
    <>
      <ol class="game-log" reversed start={length}>
        {lines.toReversed().map((line, index) => (
          <li key={length - index} class={seatClass(line)}>
            {sentence(line)}
          </li>
        ))}
      </ol>
      {hidden > 0 && (
        <Button look="quiet" disabled={older === 'loading'} onClick={showAll}>
          {older === 'loading' ? words.loading : words.showAll}
        </Button>
      )}
      {older === 'failed' && <p role="alert">{words.failed}</p>}
    </>
  );
}

/** The newest line, and the way to the others, where there is no room for the whole log. */
export function LogTicker<Line extends object>(props: LogProps<Line>): JSX.Element {
  const { log: words } = t();
  const { playback } = props;
  const [open, setOpen] = useState(false);
  const newest = props.lines.at(-1);
  // The chosen position lies behind the dialog.
  const onLine = (line: number): void => {
    setOpen(false);
    playback?.onLine(line);
  };
  return (
    <div class="game-ticker">
      <p>{newest === undefined ? words.empty : props.sentence(newest)}</p>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      {open && (
        <Dialog title={words.title} onClose={() => setOpen(false)}>
          <Log {...props} playback={playback && { ...playback, onLine }} />
        </Dialog>
      )}
    </div>
  );
}
