import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { useSpots } from '~/card-table/input/spots';
import type { People } from '~/card-table/people/people';
import type { GameTable } from '~/card-table/useTable';
import { textsOf } from '~/texts';
import { Button, IconButton } from '~/ui/controls';
import { Dialog } from '~/ui/Dialog';
import { Icon } from '~/ui/Icon';
import { lazy, lazyComponent } from '~/ui/lazy';
import type { LogProps } from './Log';

const t = textsOf('table');

/** The viewer's next step, in words. */
export interface Prompt {
  readonly text: string;
  readonly warning?: string;
  readonly hint?: string;
  /** The meaning of a sign that some cells have now. */
  readonly sign?: string | undefined;
}

interface TableDockProps {
  table: GameTable;
  prompt: Prompt;
  /** The label of the button that makes the chosen move; null while nothing is chosen. */
  confirm: string | null;
  /** Controls for a choice other than cards and cells. */
  choices?: ComponentChildren;
  /** The buttons of this game alone. */
  children?: ComponentChildren;
}

/** The viewer's next step in words, and the buttons for it. */
export function TableDock(props: TableDockProps) {
  const { dock } = t();
  const spots = useSpots();
  const { can, dispatch, begin, confirm, refused } = props.table;
  return (
    <div class="game-dock-text cluster spread">
      <PromptText {...props.prompt} refused={refused} />
      {props.choices}
      <div class="game-buttons cluster">
        {can.goBack && (
          <Button look="quiet" onClick={() => dispatch({ type: 'back' })}>
            {dock.back}
          </Button>
        )}
        {props.children}
        {can.discard && (
          <Button {...spots.at('discard')} data-key="d" onClick={() => begin('discard')}>
            {dock.discardTwo}
          </Button>
        )}
        {props.confirm !== null && (
          <DoButton label={props.confirm} disabled={!can.confirm} confirms onClick={confirm} />
        )}
      </div>
    </div>
  );
}

export function PromptText({
  text,
  warning,
  hint,
  sign,
  refused = null,
}: Prompt & { refused?: string | null }) {
  return (
    <div class="game-prompt" {...useSpots().at('prompt')}>
      <p>{text}</p>
      {warning !== undefined && <p class="game-warning small strong">{warning}</p>}
      {/* In the place of the hint, so that nothing else moves. */}
      {refused !== null && <p class="game-refused small strong">{refused}</p>}
      {refused === null && hint !== undefined && <p class="game-hint">{hint}</p>}
      {refused === null && sign !== undefined && <p class="game-hint game-sign">{sign}</p>}
    </div>
  );
}

interface DoButtonProps {
  label: string;
  disabled?: boolean;
  /** Whether it does what was chosen, and has its place for that. */
  confirms?: boolean;
  onClick(): void;
}

/** The button for the next step. */
export function DoButton({ label, disabled, confirms, onClick }: DoButtonProps) {
  return (
    <Button
      {...useSpots().at('confirm')}
      look="primary"
      class={confirms === true ? 'game-confirm' : undefined}
      disabled={disabled}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}

interface PlayedDockProps {
  /** The status line, or the result. */
  text: string;
  /** The hands that lie open. */
  children: ComponentChildren;
}

/** Stands in the place of a player's own move while a game is played back. */
export function PlayedDock({ text, children }: PlayedDockProps) {
  return (
    <section class="game-dock game-dock--played stack gap-2" aria-label={t().dock.position}>
      <div class="game-dock-text cluster spread">
        <PromptText text={text} />
      </div>
      {children}
    </section>
  );
}

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

/** The page of the menu that is shown; a wish to stop leads to the last at once. */
export type Entry = 'entries' | 'log' | 'concede';

export interface DockMenuProps {
  log: LogProps;
  concede: ConcedeProps | null;
}

export function DockMenu(props: DockMenuProps) {
  const { dock, concede: words } = t();
  const [shown, setShown] = useState<Entry | null>(null);
  const { conceded = [], people } = props.concede ?? {};
  const seats = people?.names.length ?? 0;
  const close = (): void => setShown(null);
  const stopping = words.waiting(conceded.length, seats);
  return (
    <div class="game-dock-menu row gap-1">
      <IconButton
        icon="more"
        aria-label={dock.more}
        title={dock.more}
        aria-haspopup="dialog"
        onClick={() => setShown('entries')}
      />
      {conceded.length > 0 && (
        <button
          type="button"
          class="chip chip--warn dock-stopping"
          title={stopping}
          aria-haspopup="dialog"
          onClick={() => setShown('concede')}
        >
          <Icon name="flag" />
          <span class="dock-stopping-word">{words.short}</span> {conceded.length}/{seats}
        </button>
      )}
      {shown !== null && (
        <Dialog title={shown === 'entries' ? dock.more : stopping} onClose={close}>
          <Entries {...props} first={shown} onClose={close} />
        </Dialog>
      )}
    </div>
  );
}
