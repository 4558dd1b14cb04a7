/** A button that makes a table and goes there. */
import { useState } from 'preact/hooks';
import { t } from '~/texts';
import { Button } from '~/ui/Button';
import { tablePath } from '~/paths';
import { refusalSentence, refusedBy } from '~/pages/frame/refusal';
import { navigate } from '~/router';
import './deals.css';

export interface MakeTableProps {
  label: string;
  /** Where the label says too little by itself. */
  name?: string;
  look?: 'plain' | 'primary';
  /** Makes the table and returns its code. */
  make(): Promise<string>;
}

export function MakeTable({ label, name, look = 'primary', make }: MakeTableProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const press = async () => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      navigate(tablePath(await make()));
    } catch (error) {
      setProblem(refusalSentence(refusedBy(error)));
      setBusy(false);
    }
  };

  return (
    <div class="make-table">
      <Button look={look} aria-label={name} aria-disabled={busy} onClick={() => void press()}>
        {busy ? t().home.creating : label}
      </Button>
      {problem && (
        <p class="field-error" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
