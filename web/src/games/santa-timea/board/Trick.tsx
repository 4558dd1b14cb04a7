/** The trick on the table: each card with what it is worth, who is lowest and highest so far. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { COMMON, type Flip, playedFrom } from '~/card-table/animation/flip';
import { LogTicker } from '~/card-table/beside/Log';
import { GhostCard } from '~/card-table/cards/Grid';
import { useSpots } from '~/card-table/input/spots';
import { nameOf, whoIs } from '~/card-table/people/people';
import { SeatName } from '~/card-table/people/Seats';
import type { Ghost } from '~/card-table/game';
import type {
  SantaTimeaAction,
  SantaTimeaCard,
  SantaTimeaLastTrick,
  SantaTimeaTrick,
  SantaTimeaTrickCard,
} from '~/wire/santa_timea';
import { WheelFace } from '../art/Picture';
import { laidCard, type Table, TRICK } from '../selection';
import { logSentence } from '../sentences';
import { t } from '../texts';
import type { Facts } from '../view/facts';
import { cardCode, cardName, worthText } from '../view/cards';
import { wheelKind } from './CardFace';
import { SheetButton } from './Sheet';
import { Weather } from './Weather';

interface TrickProps {
  table: Table;
}

/** The board while a game goes on: the wind, the trick, and the way to the score sheet. */
export function Trick({ table }: TrickProps) {
  const { facts } = table;
  const { game, shape } = facts;
  // While triplets are chosen the number of the trick is one more than there are.
  const trick = Math.min(game.trick + 1, shape.tricks);
  return (
    <section class="game-board st-board" data-swiped aria-label={table.props.game.name()}>
      <header class="st-band row spread">
        <h2>{t().trick.title(trick, game.round + 1)}</h2>
        <SheetButton facts={facts} />
      </header>
      <div class="game-room">
        <div class="st-sea">
          <Weather facts={facts} />
          <Middle table={table} />
        </div>
      </div>
      <LogTicker {...table.log} />
    </section>
  );
}

/** Whether the viewer's card lies in the trick already. */
export function hasPlayed({ game, seat }: Facts): boolean {
  return game.table?.cards.some((played) => played.seat === seat) === true;
}

/** The middle of the table, where a card is laid that is picked up. */
function Middle({ table }: TrickProps) {
  const { trick: words } = t();
  const spots = useSpots();
  const { facts, selection, cells } = table;
  const { game } = facts;
  const laid = laidCard(selection, facts);
  const begun = laid !== null || (game.table !== null && game.table.cards.length > 0);
  const held = selection.slot !== null;
  // A trick that ends while the game goes on is to be looked at before the next, which a viewer begins at will.
  const rests =
    useRest(game.last_trick, table.props.playback === undefined) && !held && !hasPlayed(facts);
  return (
    // For the pointer, which may go where the card goes; the keyboard has the button.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <section
      class="st-table stack gap-2"
      {...spots.at('cell:0')}
      data-cell="0"
      data-place={COMMON}
      data-aimed={cells.over === TRICK}
      data-open={held && laid === null}
      aria-label={words.label}
      onClick={held ? () => cells.onCell(TRICK, false) : undefined}
    >
      {rests && game.last_trick !== null && <Ended facts={facts} trick={game.last_trick} />}
      {!rests && begun && game.table !== null && (
        <Cards facts={facts} trick={game.table} live laid={laid} />
      )}
      {!rests && !begun && game.table !== null && (
        <p class="st-lead strong">{words.empty(whoIs(facts, game.leader))}</p>
      )}
      {!rests && !begun && <Before facts={facts} />}
      {!rests && <Ghosts ghosts={cells.ghosts} />}
    </section>
  );
}

/** The cards that could be played, with what they led to. */
function Ghosts({ ghosts }: { ghosts: readonly Ghost[] }) {
  const cards = ghosts.flatMap((ghost) => {
    const action = ghost.action as SantaTimeaAction;
    return action.type === 'play' ? [{ ghost, card: action.card }] : [];
  });
  if (cards.length === 0) return null;
  return (
    <div class="st-ghosts cluster">
      {cards.map(({ ghost, card }) => (
        <span key={card} class="st-card">
          <GhostCard ghost={ghost}>
            <WheelFace card={card} />
          </GhostCard>
        </span>
      ))}
    </div>
  );
}

/** How long a trick that has ended is shown whole, in milliseconds. */
const REST = 2_000;

/** Whether a trick has ended just now, while the viewer was looking. */
export function useRest(last: SantaTimeaLastTrick | null, live: boolean): boolean {
  const key = last === null ? '' : `${last.round}.${last.trick}`;
  const seen = useRef(key);
  const [resting, setResting] = useState<string | null>(null);
  // Before the next picture, which would show the trick after it.
  useLayoutEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    if (!live || key === '') return;
    setResting(key);
    const timer = setTimeout(() => setResting(null), REST);
    return () => clearTimeout(timer);
  }, [key, live]);
  return live && resting === key;
}

/** The trick that has just ended, and who takes what. */
function Ended({ facts, trick }: { facts: Facts; trick: SantaTimeaLastTrick }) {
  const told = facts.game.log.findLast(
    ({ type }) => type === 'take' || type === 'carry' || type === 'set_aside',
  );
  return (
    <>
      {told !== undefined && <p class="st-lead strong">{logSentence(told, facts)}.</p>}
      <Cards facts={facts} trick={trick.table} live={false} leads={facts.game.phase === 'trick'} />
    </>
  );
}

/** What the trick before came to, or the round before. */
function Before({ facts }: { facts: Facts }) {
  const { trick: words, round: rounds } = t();
  const { game } = facts;
  const scored = game.sheet.at(-1);
  const roundEnded = game.phase === 'trick' && game.trick === 0 && scored !== undefined;
  return (
    <>
      {roundEnded && (
        <div class="st-round-over">
          <h3>{rounds.over(game.round)}</h3>
          <ul>
            {scored.map(({ damage, points }, seat) => (
              <li key={seat}>{rounds.result(nameOf(facts, seat), damage, points)}</li>
            ))}
          </ul>
        </div>
      )}
      {!roundEnded && game.last_trick !== null && (
        <div class="st-before">
          <h3>{words.last}</h3>
          <Cards
            facts={facts}
            trick={game.last_trick.table}
            live={false}
            leads={game.phase === 'trick'}
          />
        </div>
      )}
    </>
  );
}

interface CardsProps {
  facts: Facts;
  trick: SantaTimeaTrick;
  /** Whether it is still being played. */
  live: boolean;
  /** Whether its highest card led another. */
  leads?: boolean;
  laid?: SantaTimeaCard | null;
}

function Cards(props: CardsProps) {
  const { facts, trick, live, laid = null } = props;
  const { trick: words } = t();
  const next = live ? facts.game.active : null;
  return (
    <ol class="st-trick" data-live={live}>
      {trick.cards.map((played) => (
        <Played key={played.seat} facts={facts} played={played} tags={tagsOf(played, props)} />
      ))}
      {next !== null && (
        <li class={`st-played stack seat-colour--${next}`}>
          <SeatName people={facts} seat={next} />
          {laid === null ? <span class="st-slot" /> : <Laid seat={next} card={laid} />}
          <span class="st-value">{words.waiting}</span>
        </li>
      )}
    </ol>
  );
}

/** It lies where it will lie once it is played, so that it need not move then. */
function Laid({ seat, card }: { seat: number; card: SantaTimeaCard }) {
  return (
    <span class="st-card" data-laid data-about={wheelKind(card)} {...cardFlip(seat, card)}>
      <WheelFace card={card} />
      <span class="visually-hidden">{cardName(card)}</span>
    </span>
  );
}

function cardFlip(seat: number, card: SantaTimeaCard): Flip {
  return { 'data-flip': `played-${seat}#${card}`, 'data-from': playedFrom(seat, card) };
}

interface Tag {
  readonly kind: 'low' | 'high' | 'out';
  readonly text: string;
}

interface PlayedProps {
  facts: Facts;
  played: SantaTimeaTrickCard;
  tags: readonly Tag[];
}

function Played({ facts, played, tags }: PlayedProps) {
  const { trick: words } = t();
  const { seat, card, copied, standing } = played;
  return (
    <li class={`st-played stack seat-colour--${seat}`} data-standing={standing}>
      <SeatName people={facts} seat={seat} />
      <span class="st-card" data-about={wheelKind(card)} {...cardFlip(seat, card)}>
        <WheelFace card={card} />
        <span class="visually-hidden">{cardName(card)}</span>
        {standing === 'out' && <Strike />}
      </span>
      <span class="st-value">{worthText(played) ?? (standing === 'led_pirate' ? '' : '–')}</span>
      {copied !== undefined && <span class="st-note">{words.copies(cardCode(copied))}</span>}
      {standing === 'led_pirate' && <span class="st-note">{words.ledPirate}</span>}
      {tags.map(({ kind, text }) => (
        <span key={kind} class="st-tag" data-kind={kind}>
          {text}
        </span>
      ))}
    </li>
  );
}

function tagsOf(
  { seat, standing }: SantaTimeaTrickCard,
  { trick, live, leads = true }: CardsProps,
): readonly Tag[] {
  const { trick: words } = t();
  const tags: Tag[] = [];
  if (standing === 'out') tags.push({ kind: 'out', text: words.out });
  if (trick.lowest === seat) {
    tags.push({ kind: 'low', text: live ? words.lowestSoFar : words.lowest });
  }
  // After the last trick of a round the highest card leads nothing.
  if (trick.highest === seat && (live || leads)) {
    tags.push({ kind: 'high', text: live ? words.highestSoFar : words.highest });
  }
  return tags;
}

function Strike() {
  return (
    <svg
      class="st-strike cover line"
      stroke="#9c2330"
      stroke-width="7"
      viewBox="0 0 100 120"
      aria-hidden="true"
    >
      <path d="M8 10 92 110M92 10 8 110" />
    </svg>
  );
}
