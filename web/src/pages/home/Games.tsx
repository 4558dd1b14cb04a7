/** The games as pictures, each with a button that makes a table and with options to choose before. */
import { hrefOf } from '~/net/http';
import { Fragment } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { catalogue, useGameOptions } from '~/games/catalogue';
import type { GameEntry } from '~/card-table/game';
import { rememberSettings } from '~/net/storage';
import { t } from '~/pages/deals/texts';
import type { NewTable } from '~/pages/table-form/useNewTable';
import { learnPath } from '~/router/paths';
import { Button, RadioChoice } from '~/ui/controls';
import { Icon } from '~/ui/Icon';
import { lazy, lazyComponent, Loaded } from '~/ui/lazy';
import type { Settings } from '~/wire/room';
import { type Offer, planTable, settingsOf } from './offers';
import '~/ui/styles/controls.css';

const TableForm = lazyComponent(
  lazy(async () => (await import('~/pages/table-form/TableForm')).TableForm),
);

export interface GamesProps {
  /** Null before they are known. */
  offers: readonly Offer[] | null;
  table: NewTable;
}

export function Games({ offers, table }: GamesProps) {
  const { home } = t();
  // An address that names a game, as in `/?game=ascent`, begins with its options.
  const [chosen, setChosen] = useState(() => new URLSearchParams(location.search).get('game'));
  const open = offers?.find(({ game }) => game.id === chosen);
  const known = offers === null ? catalogue : offers.map(({ game }) => game);
  return (
    <section class="panel home-games" aria-labelledby="games-title">
      <h2 id="games-title">{home.create}</h2>
      <div class="game-choice stack">
        {known.map((game) => (
          <Fragment key={game.id}>
            <Game
              game={game}
              offer={offers?.find((offer) => offer.game === game) ?? null}
              table={table}
              open={game.id === chosen}
              onOpen={() => setChosen(game.id === chosen ? null : game.id)}
            />
            {open?.game === game && <GameOptions offer={open} table={table} />}
          </Fragment>
        ))}
      </div>
    </section>
  );
}

interface GameProps {
  game: GameEntry;
  /** Null before it is known. */
  offer: Offer | null;
  table: NewTable;
  open: boolean;
  onOpen(): void;
}

function Game({ game, offer, table, open, onOpen }: GameProps) {
  const { home } = t();
  const name = game.name();
  return (
    <article class="game-offer" data-open={open}>
      <span class="game-offer-picture picture">
        <game.Picture />
      </span>
      <div class="game-offer-words">
        <h3>{name}</h3>
        <p class="soft small">{game.tagline()}</p>
        <p class="game-offer-seats small strong">
          <Icon name="people" />
          {offer && home.seatsRange(offer.info.min_seats, offer.info.max_seats)}
        </p>
        <div class="game-offer-ways cluster">
          <Button
            look="primary"
            aria-label={home.playGame(name)}
            aria-disabled={offer === null || table.busy}
            onClick={() => offer && table.begin(planTable(offer, 'random'))}
          >
            {home.play}
          </Button>
          <Button
            aria-label={home.optionsOf(name)}
            aria-expanded={open}
            aria-controls={open ? 'game-options' : undefined}
            onClick={onOpen}
          >
            {home.options}
          </Button>
        </div>
      </div>
    </article>
  );
}

function GameOptions({ offer, table }: { offer: Offer; table: NewTable }) {
  const { frame, home, deals } = t();
  const { game, info } = offer;
  const [choices, setChoices] = useState(() => settingsOf(offer));
  const [deal, setDeal] = useState<NewTableDeal>('random');
  const part = useGameOptions(game.id);
  const form = useRef<HTMLFormElement>(null);
  const isThere = part !== 'loading';
  useEffect(() => {
    // It opens at the edge of the window, or below: what a press has opened is to be seen.
    if (isThere) form.current?.scrollIntoView({ block: 'start' });
  }, [isThere]);

  const change = (changed: Settings) => {
    setChoices(changed);
    rememberSettings(game.id, changed);
  };
  const create = (event: Event) => {
    event.preventDefault();
    table.begin(planTable(offer, deal));
  };
  return (
    <form ref={form} id="game-options" class="create-form stack gap-4" onSubmit={create}>
      <h3>{home.optionsOf(game.name())}</h3>
      <Loaded part={part ?? 'failed'}>
        {(parts) => (
          <TableForm
            game={info}
            texts={parts.optionTexts()}
            choices={choices}
            disabled={table.busy}
            onChange={change}
            summary={deal === 'daily' ? [deals.daily] : []}
          >
            <DealChoice chosen={deal} disabled={table.busy} onChoose={setDeal} />
          </TableForm>
        )}
      </Loaded>
      <Button type="submit" look="primary" disabled={table.busy}>
        {table.busy ? home.creating : home.createButton}
      </Button>
      <p class="cluster gap-3">
        <a class="create-rules" href={learnPath(game.id)}>
          <Icon name="play" />
          {frame.learn}
        </a>
        <a class="create-rules" href={hrefOf(`/rules/${game.id}`)}>
          <Icon name="rules" />
          {home.rulesOf(game.name())}
        </a>
      </p>
    </form>
  );
}

export type NewTableDeal = 'random' | 'daily';

export interface DealChoiceProps {
  chosen: NewTableDeal;
  disabled: boolean;
  onChoose(deal: NewTableDeal): void;
}

export function DealChoice({ chosen, disabled, onChoose }: DealChoiceProps) {
  const { deals } = t();
  const offers: { value: NewTableDeal; title: string; hint: string }[] = [
    { value: 'random', title: deals.random, hint: deals.randomHint },
    { value: 'daily', title: deals.daily, hint: deals.dailyHint },
  ];
  return (
    <fieldset class="choices choices--pair">
      <legend class="strong">{deals.choice}</legend>
      {offers.map(({ value, title, hint }) => (
        <RadioChoice
          key={value}
          name="deal"
          title={title}
          hint={hint}
          checked={chosen === value}
          disabled={disabled}
          onChange={() => onChoose(value)}
        />
      ))}
    </fieldset>
  );
}
