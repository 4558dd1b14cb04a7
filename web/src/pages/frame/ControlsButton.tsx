/** Says how a board is used. */
import { t } from '~/texts';
import { Button } from '~/ui/Button';
import { helpOpen } from '~/ui/help';
import { Icon } from '~/ui/Icon';

export interface ControlsButtonProps {
  class: string;
  /** What hides the word where there is little room. */
  wordClass: string;
}

export function ControlsButton({ class: extra, wordClass }: ControlsButtonProps) {
  const { controls } = t().frame;
  return (
    <Button
      look="quiet"
      class={extra}
      title={controls}
      aria-haspopup="dialog"
      onClick={() => {
        helpOpen.value = true;
      }}
    >
      <Icon name="keyboard" />
      <span class={wordClass}>{controls}</span>
    </Button>
  );
}
