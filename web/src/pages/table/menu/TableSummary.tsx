/** How the table is set up, for all guests to see; the host can change it between games. */
import { useLayoutEffect, useState } from 'preact/hooks';
import { fetchGames } from '~/net/http';
import { readForm, writeDraft, writeForm } from '~/net/storage';
import { useResource, useSubmit } from '~/net/requests';
import { Problem } from '~/pages/frame/states';
import { textsOf } from '~/texts';
import { languageName } from '~/texts/languages';
import { Button, Summary, type SummaryRow } from '~/ui/controls';
import { Dialog, DialogActions } from '~/ui/Dialog';
import { lazy, lazyComponent, Loaded } from '~/ui/lazy';
import type { Settings, Table } from '~/wire/room';
import { RulesButton } from './TableBar';
import { useRoom } from '~/pages/table/room';

const t = textsOf('tables');

const TableForm = lazyComponent(
  lazy(async () => (await import('~/pages/table-form/TableForm')).TableForm),
);

/** How anybody can check that the deal was not made up afterwards. */
export const FairnessPanel = lazyComponent(
  lazy(async () => (await import('~/pages/table/over/FairnessDetails')).FairnessDetails),
  { quiet: true },
);

export function TableSummary() {
  const { view, game, store } = useRoom();
  const { home, settings, listing, table: words } = t();
  // A form that was half filled in before a reload is still open after it.
  const [changing, setChanging] = useState(() => readForm(draftOf(store.code)) !== null);
  const { table } = view;
  const rows: SummaryRow[] = [
    [settings.game, game.name()],
    [settings.options, game.describeOptions(table.options)],
    [settings.players, players(table.playable_seats)],
    [settings.talk, table.talk === 'open' ? home.talkOpen : words.talkSilent],
    [settings.watching, watchingOf(table)],
    [listing.row, listingOf(table)],
  ];
  return (
    <div class="stack">
      <Summary rows={rows} />
      <div class="cluster">
        {view.you.may.manage && (
          <Button aria-haspopup="dialog" onClick={() => setChanging(true)}>
            {settings.change}
          </Button>
        )}
        <RulesButton />
      </div>
      {changing && view.you.may.manage && <ChangeDialog onClose={() => setChanging(false)} />}
    </div>
  );
}

function players(counts: number[]): string {
  return t().home.seatsRange(counts[0] ?? 0, counts.at(-1) ?? 0);
}

function watchingOf({ spectators, open_hands }: Table): string {
  const { settings, watching } = t();
  if (!spectators) return settings.watchingOff;
  return open_hands ? watching.withHands : settings.watchingOn;
}

function listingOf({ listed, language }: Table): string {
  const { listing } = t();
  if (!listed) return listing.byLink;
  return language === null ? listing.inList : listing.inListIn(languageName(language));
}

function draftOf(code: string): string {
  return `settings.${code}`;
}

function ChangeDialog({ onClose }: { onClose(): void }) {
  const { view, game, store } = useRoom();
  const draft = draftOf(store.code);
  const { frame, settings } = t();
  const { options, talk, spectators, open_hands, listed, language } = view.table;
  const [choices, setChoices] = useState<Settings>(() => ({
    options,
    talk,
    spectators,
    open_hands,
    listed,
    language,
    ...readForm<Partial<Settings>>(draft),
  }));
  const games = useResource(fetchGames);
  const info = games.value?.find(({ id }) => id === game.id);
  const { busy, problem, run } = useSubmit();

  // A reload is no reason to forget it; whatever else ends the dialog is, before it is seen to be gone.
  useLayoutEffect(() => () => writeDraft(draft, null), [draft]);

  const change = (changed: Settings) => {
    setChoices(changed);
    writeForm(draft, changed);
  };

  const save = async (event: Event) => {
    event.preventDefault();
    const refused = await run(() => store.send({ type: 'configure', settings: choices }));
    if (refused === null) onClose();
  };

  return (
    <Dialog title={settings.changeTitle} onClose={onClose}>
      <form class="create-form stack gap-4" onSubmit={save}>
        <Loaded part={info ?? (games.problem === null ? 'loading' : 'failed')}>
          {(described) => (
            <TableForm
              game={described}
              texts={game.optionTexts()}
              choices={choices}
              disabled={busy}
              optionsLocked={
                view.table.deal.type === 'given' || view.table.deal.type === 'continued'
                  ? settings.optionsLocked(game.describeOptions(options))
                  : null
              }
              onChange={change}
            />
          )}
        </Loaded>
        <Problem problem={problem} game={game.id} />
        <DialogActions>
          <Button onClick={onClose}>{frame.cancel}</Button>
          <Button type="submit" look="primary" aria-disabled={busy}>
            {settings.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
