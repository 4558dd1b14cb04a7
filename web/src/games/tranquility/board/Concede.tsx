/** Agreeing to stop. Kept quiet, and asked for twice, as it can't be taken back. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { t } from '../i18n';
import { type Facts, legalOf } from '../play/facts';
import { namesOf } from '../play/logSentence';

export interface ConcedeProps {
  facts: Facts;
  busy: boolean;
  onConcede(): void;
}

export function Concede({ facts, busy, onConcede }: ConcedeProps): JSX.Element | null {
  const { concede } = t();
  const [open, setOpen] = useState(false);
  const { conceded } = facts.game;
  const solo = facts.names.length === 1;
  const mayConcede = legalOf(facts).concede === true;
  if (!mayConcede && conceded.length === 0) return null;
  return (
    <div class="tq-concede">
      {conceded.length > 0 && (
        <p class="tq-hint" title={concede.soFar(namesOf(facts, conceded))}>
          {concede.waiting(conceded.length, facts.names.length)}
        </p>
      )}
      {mayConcede && (
        <Button look="quiet" onClick={() => setOpen(true)}>
          {concede.open}
        </Button>
      )}
      {open && mayConcede && (
        <Dialog title={concede.title} onClose={() => setOpen(false)}>
          <p>{solo ? concede.leadSolo : concede.lead}</p>
          {!solo && (
            <p class="soft">
              {conceded.length > 0 ? concede.soFar(namesOf(facts, conceded)) : concede.nobody}
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
