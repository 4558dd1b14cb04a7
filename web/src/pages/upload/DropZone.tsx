/** Takes a file: chosen, or dropped onto it. */
import { useRef, useState } from 'preact/hooks';
import { t } from '~/texts';
import { Button } from '~/ui/Button';
import { Icon } from '~/ui/Icon';

export interface DropZoneProps {
  busy: boolean;
  onFile(file: File): void;
}

export function DropZone({ busy, onFile }: DropZoneProps) {
  const { upload } = t().replay;
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);

  const take = (files: FileList | null | undefined) => {
    const file = files?.[0];
    if (file !== undefined && !busy) onFile(file);
  };

  return (
    // Dropping is a convenience for the pointer; the keyboard has the button.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      class="drop-zone"
      data-over={over}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer?.files);
      }}
    >
      <Icon name="upload" />
      <p role="status">{busy ? upload.checking : upload.drop}</p>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        class="visually-hidden"
        tabIndex={-1}
        aria-label={upload.choose}
        onChange={(event) => {
          take(event.currentTarget.files);
          // The same file can be chosen again once it was mended.
          event.currentTarget.value = '';
        }}
      />
      <Button look="primary" disabled={busy} onClick={() => input.current?.click()}>
        {upload.choose}
      </Button>
    </div>
  );
}
