/** What has happened, newest first. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { TranquilityLogLine } from '../../../wire/TranquilityLogLine';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { t } from '../i18n';
import type { Facts } from '../play/facts';
import { logSentence } from '../play/logSentence';

export interface LogProps {
  facts: Facts;
  fetchLog(): Promise<unknown[]>;
}

export function Log({ facts, fetchLog }: LogProps): JSX.Element {
  const { log: words } = t();
  const { log, log_length: length } = facts.game;
  const [older, setOlder] = useState<readonly TranquilityLogLine[] | 'loading' | 'failed'>([]);
  const first = length - log.length;
  const before = Array.isArray(older) && older.length <= first ? older : [];
  const hidden = first - before.length;
  const lines = [...before, ...log];

  const showAll = (): void => {
    setOlder('loading');
    fetchLog().then(
      (all) => setOlder((all as TranquilityLogLine[]).slice(0, first)),
      () => setOlder('failed'),
    );
  };

  if (length === 0) return <p class="tq-hint">{words.empty}</p>;
  return (
    <>
      <ol class="tq-log" reversed start={length}>
        {lines.toReversed().map((line, index) => (
          <li key={length - index} class={'seat' in line ? `tq-seat--${line.seat}` : undefined}>
            {logSentence(line, facts)}
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
export function LogTicker({ facts, fetchLog }: LogProps): JSX.Element {
  const { log: words } = t();
  const [open, setOpen] = useState(false);
  const newest = facts.game.log.at(-1);
  return (
    <div class="tq-ticker">
      <p>{newest === undefined ? words.empty : logSentence(newest, facts)}</p>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      {open && (
        <Dialog title={words.title} onClose={() => setOpen(false)}>
          <Log facts={facts} fetchLog={fetchLog} />
        </Dialog>
      )}
    </div>
  );
}
