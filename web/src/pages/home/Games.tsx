/** The beginning of a new game: who plays, the game, its options where they matter, and one button. */
import { hrefOf } from '~/net/http';
import { useId, useState } from 'preact/hooks';
import { catalogue } from '~/games/catalogue';
import type { GameEntry } from '~/card-table/game';
import { type Company, rememberCompany, rememberedCompany } from '~/net/storage';
import { textsOf } from '~/texts';
import type { NewTable } from '~/pages/table-form/useNewTable';
import { learnPath } from '~/router/paths';
import { Button, LinkButton, Segments } from '~/ui/controls';
import { Icon } from '~/ui/Icon';
import { lazy, lazyComponent } from '~/ui/lazy';
import { lastGame, type NewTableDeal, type GameOffer, planOf } from './offers';
import '~/ui/styles/controls.css';

const t = textsOf('tables');

const GameOptions = lazyComponent(lazy(async () => (await import('./GameOptions')).GameOptions));

const PartnersChoice = lazyComponent(
  lazy(async () => (await import('./PartnersChoice')).PartnersChoice),
  { quiet: true },
);

const COMPANIES: readonly Company[] = ['friends', 'computers', 'alone'];

export interface GamesProps {
  /** Null before they are known. */
  offers: readonly GameOffer[] | null;
  table: NewTable;
}

export function Games({ offers, table }: GamesProps) {
  const { frame, home } = t();
  const hint = useId();
  const group = useId();
  // An address that names a game, as in `/?game=ascent`, begins with its options.
  const [linked] = useState(() => new URLSearchParams(location.search).get('game'));
  const [company, setCompany] = useState(rememberedCompany);
  const [wanted, setWanted] = useState(linked ?? lastGame()?.id);
  const [open, setOpen] = useState(linked !== null);
  const [deal, setDeal] = useState<NewTableDeal>('random');

  const offerOf = (game: GameEntry) => offers?.find((offer) => offer.game === game) ?? null;
  const fits = (game: GameEntry) =>
    company !== 'alone' || (offerOf(game)?.info.min_seats ?? 1) === 1;
  const seatsOf = (game: GameEntry) => {
    const info = offerOf(game)?.info;
    return info && home.seatsRange(info.min_seats, info.max_seats);
  };
  const known = offers === null ? catalogue : offers.map(({ game }) => game);
  const chosen = known.find((game) => game.id === wanted && fits(game)) ?? known.find(fits);
  const offer = chosen === undefined ? null : offerOf(chosen);

  const begin = (event: Event) => {
    event.preventDefault();
    if (offer !== null && !table.busy) table.begin(planOf(offer, company, deal));
  };
  return (
    <section class="panel home-games" aria-labelledby="games-title">
      <h2 id="games-title">{home.create}</h2>
      <form class="stack" onSubmit={begin}>
        <Segments<Company>
          label={home.company}
          value={company}
          options={COMPANIES.map((value) => ({ value, label: home.companies[value] }))}
          onChange={(value) => {
            setCompany(value);
            rememberCompany(value);
          }}
        />
        <div class="game-choice" role="radiogroup" aria-label={home.game}>
          {known.map((game) => (
            <label key={game.id} class="game-offer box">
              <input
                type="radio"
                name={group}
                checked={game === chosen}
                disabled={!fits(game)}
                onChange={() => setWanted(game.id)}
              />
              <span class="game-offer-picture picture">
                <game.Picture />
              </span>
              <span class="game-offer-name">
                {game.name()}
                {!fits(game) && <span class="small">{seatsOf(game)}</span>}
              </span>
            </label>
          ))}
        </div>
        {chosen !== undefined && (
          <>
            <div class="home-chosen cluster spread">
              <p>
                <span class="soft">{chosen.tagline()}</span>{' '}
                <span class="home-seats small strong">
                  <Icon name="people" />
                  {seatsOf(chosen)}
                </span>
              </p>
              <p class="home-beside cluster">
                <Button
                  look="quiet"
                  icon="settings"
                  aria-label={home.optionsOf(chosen.name())}
                  aria-expanded={open}
                  aria-controls={open ? 'game-options' : undefined}
                  onClick={() => setOpen(!open)}
                >
                  {home.options}
                </Button>
                <LinkButton look="quiet" icon="play" href={learnPath(chosen.id)}>
                  {frame.learn}
                </LinkButton>
                <LinkButton
                  look="quiet"
                  icon="rules"
                  aria-label={home.rulesOf(chosen.name())}
                  href={hrefOf(`/rules/${chosen.id}`)}
                >
                  {frame.rules}
                </LinkButton>
              </p>
            </div>
            {open && offer !== null && (
              <GameOptions
                key={chosen.id}
                offer={offer}
                deal={deal}
                disabled={table.busy}
                onDeal={setDeal}
              />
            )}
          </>
        )}
        {company === 'computers' && (
          <div class="home-partners">{offer !== null && <PartnersChoice offer={offer} />}</div>
        )}
        <div class="stack gap-1">
          <Button
            type="submit"
            look="primary"
            class="button--great"
            aria-describedby={hint}
            aria-disabled={offer === null || table.busy}
          >
            <Icon name={company === 'friends' ? 'people' : 'play'} />
            {table.busy ? home.creating : company === 'friends' ? home.createButton : home.playNow}
          </Button>
          <p id={hint} class="home-hint soft small">
            {home.companyHints[company]}
          </p>
        </div>
      </form>
    </section>
  );
}
