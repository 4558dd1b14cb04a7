/** The way to what is seldom needed at a board, within reach of a thumb; its code comes when it is opened. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Dialog } from '~/ui/Dialog';
import { Icon } from '~/ui/Icon';
import { lazy, lazyComponent } from '~/ui/lazy';
import type { LogProps } from './Log';
import type { People } from './people';
import { t } from './texts';

const Entries = lazyComponent(lazy(async () => (await import('./DockEntries')).DockEntries));

/** Agreeing to stop, in games that can be conceded. */
export interface ConcedeProps {
  people: People;
  /** The seats that have agreed to stop. */
  conceded: readonly number[];
  /** Whether the viewer may agree. */
  allowed: boolean;
  busy: boolean;
  onConcede(): void;
}

export interface DockMenuProps<Line extends object> {
  log: LogProps<Line>;
  concede: ConcedeProps | null;
}

export function DockMenu<Line extends object>(props: DockMenuProps<Line>): JSX.Element {
  const { dock, concede: words } = t();
  const [open, setOpen] = useState(false);
  const { conceded = [], people } = props.concede ?? {};
  const seats = people?.names.length ?? 0;
  const close = (): void => setOpen(false);
  return (
    <div class="game-dock-menu">
      <button
        type="button"
        class="icon-button"
        aria-label={dock.more}
        title={dock.more}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="more" />
      </button>
      {conceded.length > 0 && (
        <span class="chip chip--warn" title={words.waiting(conceded.length, seats)}>
          <Icon name="flag" />
          <span aria-hidden="true">
            {conceded.length}/{seats}
          </span>
          <span class="visually-hidden">{words.waiting(conceded.length, seats)}</span>
        </span>
      )}
      {open && (
        <Dialog title={dock.more} onClose={close}>
          <Entries {...(props as DockMenuProps<object>)} onClose={close} />
        </Dialog>
      )}
    </div>
  );
}
