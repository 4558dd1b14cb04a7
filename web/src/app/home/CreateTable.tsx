/** The form with which a table is made. */
import { useEffect, useState } from 'preact/hooks';
import { createRoom, fetchGames, type GameInfo } from '../../connection/api';
import { gameModule } from '../../games/catalogue';
import type { GameModule } from '../../games/game';
import { t } from '../../i18n';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { tablePath } from '../code';
import { refusalSentence, refusedBy } from '../refusal';
import { navigate } from '../router';
import { TableForm, type TableChoices } from '../TableForm';

/** A game the server offers and this client can draw. */
interface Offer {
  info: GameInfo;
  game: GameModule;
}

export function CreateTable() {
  const { home, loading } = t();
  const [offers, setOffers] = useState<Offer[] | 'failed' | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let current = true;
    fetchGames().then(
      (games) => current && setOffers(playable(games)),
      () => current && setOffers('failed'),
    );
    return () => {
      current = false;
    };
  }, [attempt]);

  const retry = () => {
    setOffers(null);
    setAttempt(attempt + 1);
  };

  return (
    <section class="panel home-create" aria-labelledby="create-title">
      <h2 id="create-title">{home.create}</h2>
      {offers === null && <p class="soft">{loading.busy}</p>}
      {offers === 'failed' && (
        <div class="notice" role="alert">
          <p>{loading.failed}</p>
          <Button onClick={retry}>{loading.retry}</Button>
        </div>
      )}
      {Array.isArray(offers) && offers[0] && <CreateForm offers={offers} first={offers[0]} />}
    </section>
  );
}

function CreateForm({ offers, first }: { offers: Offer[]; first: Offer }) {
  const { home } = t();
  const [offer, setOffer] = useState(first);
  const [choices, setChoices] = useState<TableChoices>(defaults(first));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const choose = (chosen: Offer) => {
    setOffer(chosen);
    setChoices({ ...defaults(chosen), spectators: choices.spectators });
  };

  const create = async (event: Event) => {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    try {
      navigate(tablePath(await createRoom({ game: offer.game.id, ...choices })));
    } catch (error) {
      setProblem(refusalSentence(refusedBy(error), offer.game.id));
      setBusy(false);
    }
  };

  return (
    <form class="create-form" onSubmit={create}>
      <fieldset class="choices">
        <legend class="field-label">{home.game}</legend>
        {offers.map((candidate) => (
          <label key={candidate.game.id} class="choice">
            <input
              type="radio"
              name="game"
              checked={candidate === offer}
              disabled={busy}
              onChange={() => choose(candidate)}
            />
            <span class="choice-title">{candidate.game.name()}</span>
            <span class="choice-hint">
              {candidate.game.tagline()}{' '}
              <span class="create-seats">
                {home.seatsRange(candidate.info.min_seats, candidate.info.max_seats)}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      <a class="create-rules" href={`/rules/${offer.game.id}`}>
        <Icon name="rules" />
        {home.rulesOf(offer.game.name())}
      </a>
      <TableForm
        key={offer.game.id}
        game={offer.game}
        seats={offer.info.max_seats}
        choices={choices}
        disabled={busy}
        onChange={setChoices}
      />
      {problem && (
        <p class="field-error" role="alert">
          {problem}
        </p>
      )}
      <Button type="submit" look="primary" disabled={busy}>
        {busy ? home.creating : home.createButton}
      </Button>
    </form>
  );
}

function playable(games: GameInfo[]): Offer[] {
  return games.flatMap((info) => {
    const game = gameModule(info.id);
    return game ? [{ info, game }] : [];
  });
}

function defaults(offer: Offer): TableChoices {
  return {
    options: offer.info.options,
    talk: offer.info.silent ? 'silent' : 'open',
    spectators: true,
  };
}
