/** Agreeing to stop. Kept quiet, and asked for twice, as it can't be taken back. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Button } from '~/ui/Button';
import { Dialog } from '~/ui/Dialog';
import { Icon } from '~/ui/Icon';
import { t } from './texts';
import { namesOf, type People } from './people';
import './style.css';

export interface ConcedeProps {
  people: People;
  /** The seats that have agreed to stop. */
  conceded: readonly number[];
  /** Whether the viewer may agree. */
  allowed: boolean;
  busy: boolean;
  onConcede(): void;
}

export function Concede(props: ConcedeProps): JSX.Element | null {
  const { people, conceded, allowed, busy, onConcede } = props;
  const { concede } = t();
  const [open, setOpen] = useState(false);
  const solo = people.names.length === 1;
  if (!allowed && conceded.length === 0) return null;
  return (
    <div class="game-concede">
      {conceded.length > 0 && (
        <p class="game-hint" title={concede.soFar(namesOf(people, conceded))}>
          {concede.waiting(conceded.length, people.names.length)}
        </p>
      )}
      {allowed && (
        <Button look="quiet" title={concede.open} onClick={() => setOpen(true)}>
          <Icon name="flag" />
          <span class="game-concede-word">{concede.open}</span>
        </Button>
      )}
      {open && allowed && (
        <Dialog title={concede.title} onClose={() => setOpen(false)}>
          <p>{solo ? concede.leadSolo : concede.lead}</p>
          {!solo && (
            <p class="soft">
              {conceded.length > 0 ? concede.soFar(namesOf(people, conceded)) : concede.nobody}
            </p>
          )}
          <div class="dialog-actions">
            <Button onClick={() => setOpen(false)}>{concede.keep}</Button>
            <Button
              look="danger"
              disabled={busy}
              onClick={() => {
                setOpen(false);
                onConcede();
              }}
            >
              {solo ? concede.confirmSolo : concede.confirm}
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  );
}
