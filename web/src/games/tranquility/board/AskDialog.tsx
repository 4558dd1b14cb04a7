/** Asking another seat for more or fewer cards: the only thing that can be said besides thinking. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { TranquilityPhrase } from '~/wire/TranquilityPhrase';
import { Button } from '~/ui/Button';
import { Dialog } from '~/ui/Dialog';
import { Segments } from '~/ui/Segments';
import { t } from '../texts';
import type { Facts } from '../view';
import { nameOf } from '~/card-table/people';
import { Stepper } from './Stepper';

export interface AskDialogProps {
  facts: Facts;
  onSay(phrase: TranquilityPhrase): void;
  onClose(): void;
}

export function AskDialog({ facts, onSay, onClose }: AskDialogProps): JSX.Element {
  const { window: words } = t();
  const others = facts.names.map((_, seat) => seat).filter((seat) => seat !== facts.seat);
  const [seat, setSeat] = useState(others[0] ?? 0);
  const [change, setChange] = useState<'more' | 'fewer'>('more');
  const [count, setCount] = useState(1);
  return (
    <Dialog title={words.ask} onClose={onClose}>
      <div class="tq-ask">
        {others.length > 1 && (
          <Segments
            label={words.askWho}
            options={others.map((other) => ({
              value: String(other),
              label: facts.names[other] ?? '',
            }))}
            value={String(seat)}
            onChange={(chosen) => setSeat(Number(chosen))}
          />
        )}
        <div class="tq-ask-row">
          <Stepper
            label={words.askCount}
            value={count}
            least={1}
            most={facts.game.window?.needed ?? 1}
            onChange={setCount}
          />
          <Segments
            label={words.askDirection}
            options={[
              { value: 'more', label: words.askMore },
              { value: 'fewer', label: words.askFewer },
            ]}
            value={change}
            onChange={(chosen) => setChange(chosen === 'more' ? 'more' : 'fewer')}
          />
        </div>
      </div>
      <div class="dialog-actions">
        <Button
          look="primary"
          onClick={() => {
            onSay({ type: 'ask', seat, change, count });
            onClose();
          }}
        >
          {words.askSend(nameOf(facts, seat), count, change === 'more')}
        </Button>
      </div>
    </Dialog>
  );
}
