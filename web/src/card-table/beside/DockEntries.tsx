/**
 * Things seldom needed at a board: the log, how it is used, and agreeing to stop. The last is confirmed
 * twice, as it can't be taken back.
 */
import { useState } from 'preact/hooks';
import { nameOf, namesOf, type People } from '~/card-table/people/people';
import { textsOf } from '~/texts';
import { Button } from '~/ui/controls';
import { helpOpen } from '~/card-table/explain/help';
import { DialogActions } from '~/ui/Dialog';
import type { ConcedeProps, DockMenuProps, Entry } from './Dock';
import { Log } from './Log';
import type { Stopping } from '~/wire/room';
import './dockEntries.css';

const t = textsOf('beside', 'table');

interface DockEntriesProps extends DockMenuProps {
  first: Entry;
  onClose(): void;
}

export function DockEntries({ log, concede, first, onClose }: DockEntriesProps) {
  const { log: words, concede: ending } = t();
  const [shown, setShown] = useState(first);
  if (shown === 'log') {
    return (
      <Log
        {...log}
        onLine={
          log.onLine &&
          ((line) => {
            onClose();
            log.onLine?.(line);
          })
        }
      />
    );
  }
  if (shown === 'concede' && concede !== null) return <Concede {...concede} onClose={onClose} />;
  return (
    <div class="dock-entries stack gap-1">
      <Button icon="replay" onClick={() => setShown('log')}>
        {words.title}
      </Button>
      <Button
        icon="keyboard"
        onClick={() => {
          onClose();
          helpOpen.value = true;
        }}
      >
        {t().frame.controls}
      </Button>
      {concede?.allowed === true && (
        <Button icon="flag" class="dock-concede" onClick={() => setShown('concede')}>
          {ending.open}
        </Button>
      )}
    </div>
  );
}

function Concede(props: ConcedeProps & { onClose(): void }) {
  const { people, conceded, allowed, busy, onConcede, onClose } = props;
  const { concede } = t();
  const solo = people.names.length === 1;
  return (
    <>
      {allowed && (
        <p>
          <strong>{concede.title}</strong> {solo ? concede.leadSolo : concede.lead}
        </p>
      )}
      {!solo && (
        <p class="soft">
          {conceded.length > 0 ? concede.soFar(namesOf(people, conceded)) : concede.none}
        </p>
      )}
      {people.stopping?.map((stopping) => (
        <p key={stopping.seat}>{stoppingSentence(people, stopping)}</p>
      ))}
      {allowed && (
        <DialogActions>
          <Button onClick={onClose}>{concede.keep}</Button>
          <Button
            look="danger"
            disabled={busy}
            onClick={() => {
              onClose();
              onConcede();
            }}
          >
            {solo ? concede.confirmSolo : concede.confirm}
          </Button>
        </DialogActions>
      )}
    </>
  );
}

/** Why a partner wants to stop, as far as its seat knows. */
export function stoppingSentence(people: People, { seat, why }: Stopping): string {
  const { stopping: words } = t();
  const name = nameOf(people, seat);
  switch (why.type) {
    case 'gap':
      return words.gap(name, t().gap(why.below, why.above), why.cells, why.left);
    case 'cards':
      return words.cards(name, why.turns);
    default:
      return words[why.type](name);
  }
}
