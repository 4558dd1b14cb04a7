/** Asks for the server's word on the way to something that needs it. */
import { textsOf } from '~/texts';
import { Dialog } from '~/ui/Dialog';
import { WordForm } from './WordForm';

const t = textsOf('settings');

export interface WordDialogProps {
  onClose(): void;
  onGiven(): void;
}

export function WordDialog({ onClose, onGiven }: WordDialogProps) {
  return (
    <Dialog title={t().door.title} onClose={onClose}>
      <WordForm onGiven={onGiven} />
    </Dialog>
  );
}
