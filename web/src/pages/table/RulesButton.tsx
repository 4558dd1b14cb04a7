/** Shows the rules without leaving the table. */
import { useState } from 'preact/hooks';
import { t } from '~/texts';
import { Button } from '~/ui/Button';
import { Dialog } from '~/ui/Dialog';
import { Icon } from '~/ui/Icon';
import { useRoom } from './room';

export function RulesButton() {
  const { game } = useRoom();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" data-key="r" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="rules" />
        <span class="table-bar-word">{t().frame.rules}</span>
      </Button>
      {open && (
        <Dialog wide title={t().rules.title(game.name())} onClose={() => setOpen(false)}>
          <game.Rules />
        </Dialog>
      )}
    </>
  );
}
