/** The form with which a table is made. */
import { useMemo, useState } from 'preact/hooks';
import { catalogue, gameEntry, useGameOptions } from '~/games/catalogue';
import { createRoom, fetchGames } from '~/net/http';
import { readDraft, writeDraft } from '~/net/storage';
import { useResource } from '~/net/useResource';
import { useSubmit } from '~/net/useSubmit';
import { Problem } from '~/pages/frame/states';
import { TableForm } from '~/pages/table-form/TableForm';
import { learnPath, tablePath } from '~/paths';
import { navigate } from '~/router';
import { pages } from '~/routes';
import { t } from '~/texts';
import { Button } from '~/ui/Button';
import { Icon } from '~/ui/Icon';
import { Loaded } from '~/ui/lazy';
import type { GameInfo } from '~/wire/http';
import type { Settings } from '~/wire/room';
import { DealChoice, GameChoice, type NewTableDeal, type Offer } from './GameChoice';

export function CreateTable() {
  const { home, loading } = t();
  const { value: games, problem, refresh } = useResource(fetchGames);
  const offers = useMemo(() => playable(games ?? []), [games]);
  const failed = games === null && problem !== null;
  const [first] = offers;
  // The form comes in one piece. Very likely it begins with the game that the client knows first.
  const options = useGameOptions((first?.game ?? catalogue[0])?.id ?? null);
  const coming = (games === null && !failed) || options === 'loading';
  const classes = coming ? 'panel home-create home-create--coming' : 'panel home-create';

  return (
    <section class={classes} aria-labelledby="create-title">
      <h2 id="create-title">{home.create}</h2>
      {coming && <p class="soft">{loading.busy}</p>}
      {failed && (
        <div class="notice" role="alert">
          <p>{loading.failed}</p>
          <Button onClick={refresh}>{loading.retry}</Button>
        </div>
      )}
      {!coming && first && <CreateForm offers={offers} first={first} />}
    </section>
  );
}

function CreateForm({ offers, first }: { offers: Offer[]; first: Offer }) {
  const { home, deals } = t();
  const [{ offer, choices, deal }, setDraft] = useState<Draft>(() => begun(offers, first));
  const part = useGameOptions(offer.game.id);
  const { busy, problem, run } = useSubmit();

  const change = (changed: Partial<Draft>) => {
    const draft = { offer, choices, deal, ...changed };
    setDraft(draft);
    writeDraft(DRAFT, JSON.stringify({ ...draft, offer: draft.offer.game.id }));
  };
  const choose = (chosen: Offer) => {
    const { options, talk } = defaults(chosen);
    change({ offer: chosen, choices: { ...choices, options, talk } });
  };

  const create = async (event: Event) => {
    event.preventDefault();
    const refused = await run(async () => {
      pages.table.preload();
      const room = { game: offer.game.id, ...choices, deal: { type: deal } };
      const code = await createRoom(room);
      writeDraft(DRAFT, null);
      navigate(tablePath(code));
    });
    // The game has the sentences for what its rules forbid.
    if (refused !== null) offer.game.module.preload();
  };

  return (
    <form class="create-form" onSubmit={create}>
      <GameChoice offers={offers} chosen={offer} disabled={busy} onChoose={choose} />
      <p class="create-about">
        <a class="button" href={learnPath(offer.game.id)}>
          <Icon name="play" />
          {home.learn}
        </a>
        <a class="create-rules" href={`/rules/${offer.game.id}`}>
          <Icon name="rules" />
          {home.rulesOf(offer.game.name())}
        </a>
      </p>
      <Loaded part={part ?? 'failed'}>
        {(parts) => (
          <TableForm
            key={offer.game.id}
            game={offer.info}
            texts={parts.optionTexts()}
            choices={choices}
            disabled={busy}
            onChange={(chosen) => change({ choices: chosen })}
            sum={deal === 'daily' ? [deals.daily] : []}
          >
            <DealChoice
              chosen={deal}
              disabled={busy}
              onChoose={(chosen) => change({ deal: chosen })}
            />
          </TableForm>
        )}
      </Loaded>
      <Problem problem={problem} game={offer.game.id} />
      <Button type="submit" look="primary" disabled={busy}>
        {busy ? home.creating : home.createButton}
      </Button>
    </form>
  );
}

const DRAFT = 'table';

/** What is chosen for the table that is to be made. */
interface Draft {
  offer: Offer;
  choices: Settings;
  deal: NewTableDeal;
}

/**
 * As it was left on this page before, or the usual table of the first game. An address that names
 * another game, as in `/?game=ascent`, begins with that one.
 */
function begun(offers: readonly Offer[], first: Offer): Draft {
  const usual: Draft = { offer: first, choices: defaults(first), deal: 'random' };
  const draft = JSON.parse(readDraft(DRAFT) ?? 'null') as StoredDraft | null;
  const offer = offers.find(({ game }) => game.id === draft?.offer);
  const named = new URLSearchParams(location.search).get('game');
  const wanted = offers.find(({ game }) => game.id === named);
  if (wanted !== undefined && wanted !== offer) {
    return { offer: wanted, choices: defaults(wanted), deal: 'random' };
  }
  if (draft === null || offer === undefined) return usual;
  return { ...draft, offer, choices: { ...defaults(offer), ...draft.choices } };
}

type StoredDraft = Omit<Draft, 'offer'> & { offer: string };

function playable(games: GameInfo[]): Offer[] {
  return games.flatMap((info) => {
    const game = gameEntry(info.id);
    return game ? [{ info, game }] : [];
  });
}

function defaults(offer: Offer): Settings {
  return {
    options: offer.info.options,
    talk: offer.info.silent ? 'silent' : 'open',
    spectators: true,
    open_hands: false,
    listed: false,
    language: null,
  };
}
