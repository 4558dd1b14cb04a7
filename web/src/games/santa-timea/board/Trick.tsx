/** The trick on the table: each card with what it is worth, who is lowest and highest so far. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { COMMON, type Flip, playedFrom } from '~/card-table/animation/flip';
import { LogTicker } from '~/card-table/beside/Log';
import { GhostCard } from '~/card-table/cards/Grid';
import { useSpots } from '~/card-table/input/spots';
import { nameOf, whoIs } from '~/card-table/people/people';
import { SeatName } from '~/card-table/people/Seats';
import type { Ghost } from '~/card-table/boardProps';
import type {
  SantaTimeaAction,
  SantaTimeaCard,
  SantaTimeaHandCard,
  SantaTimeaLastTrick,
  SantaTimeaSeatScore,
  SantaTimeaThen,
  SantaTimeaTrick,
  SantaTimeaTrickCard,
} from '~/wire/santa_timea';
import { WheelFace } from '../art/Picture';
import { foreseen, laidCard, pickedCard, type SantaTimeaTable, TRICK } from '../selection';
import { foreseenSentence, logSentence } from '../sentences';
import { t } from '../texts';
import type { SantaTimeaFacts } from '../view/facts';
import { cardCode, cardName, shortWorth, worthText } from '../view/cards';
import { wheelKind } from './CardFace';
import { SheetButton } from './Sheet';
import { rolesText, Weather } from './Weather';

interface TrickProps {
  table: SantaTimeaTable;
  /** Whether the trick before is still to be looked at. */
  rests: boolean;
}

/** The board while a game goes on: the wind, the trick, and the way to the score sheet. */
export function Trick({ table, rests }: TrickProps) {
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
          <Middle table={table} rests={rests} />
        </div>
      </div>
      <LogTicker {...table.log} />
    </section>
  );
}

/** Whether the viewer's card lies in the trick already. */
export function hasPlayed({ game, seat }: SantaTimeaFacts): boolean {
  return game.table?.cards.some((played) => played.seat === seat) === true;
}

/** The middle of the table, where a card is laid that is picked up. */
function Middle({ table, rests }: TrickProps) {
  const { trick: words } = t();
  const spots = useSpots();
  const { facts, selection, cells } = table;
  const { game, shape } = facts;
  const live = table.props.playback === undefined;
  const picked = pickedCard(selection, facts);
  const begun = game.table !== null && game.table.cards.length > 0;
  const then = foreseen(selection, facts);
  const held = selection.slot !== null;
  const scored = game.sheet.at(-1);
  const roundEnded =
    !begun && !held && game.phase === 'trick' && game.trick === 0 && scored !== undefined;
  // Where a game is stepped through, it is to be seen as well.
  const ended =
    rests || (!live && !begun && !roundEnded && game.last_trick !== null) || game.table === null;
  const past = ended ? game.last_trick : null;
  const laid = picked === null ? null : game.active;
  const shown = past?.table ?? withCard(game.table, picked, laid, then);
  const foretold = then && foreseenSentence(facts, then);
  const lead = ended ? endedText(facts) : (foretold ?? (begun ? rolesText(facts) : null));
  return (
    // For the pointer, which may go where the card goes; the keyboard has the button.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <section
      class="st-table"
      {...spots.at('cell:0')}
      data-cell="0"
      data-place={COMMON}
      data-aimed={cells.over === TRICK}
      data-open={held && laidCard(selection, facts) === null}
      aria-label={words.label}
      style={{ '--seats': facts.names.length }}
      onClick={held ? () => cells.onCell(TRICK, false) : undefined}
    >
      {/* The cards' values are read out with the wind. */}
      <p
        class="st-lead small"
        data-ended={ended}
        aria-live="polite"
        aria-hidden={lead === rolesText(facts)}
      >
        {lead ?? words.empty(whoIs(facts, game.leader))}
      </p>
      {roundEnded && !rests ? (
        <RoundOver facts={facts} scores={scored} />
      ) : (
        shown !== null && (
          <Places
            facts={facts}
            trick={shown}
            live={past === null}
            leads={(past?.trick ?? game.trick) + 1 < shape.tricks}
            laid={past === null ? laid : null}
            ghost={cells.ghosts.find(({ isPlayed }) => isPlayed) ?? null}
          />
        )
      )}
    </section>
  );
}

/** The trick as it would stand with a card that is not played yet. */
function withCard(
  trick: SantaTimeaTrick | null,
  card: SantaTimeaHandCard | null,
  seat: number | null,
  then: SantaTimeaThen | null,
): SantaTimeaTrick | null {
  if (trick === null || card === null || seat === null || then === null) return trick;
  const { out = [], lowest, highest } = then;
  const cards = [...trick.cards, { ...card, seat, standing: 'in' as const }].map((played) =>
    out.includes(played.seat) ? Object.assign({}, played, { standing: 'out' as const }) : played,
  );
  return { ...trick, cards, lowest, highest };
}

/** The seats that take the winds of the trick that has just ended. */
export function endedText(facts: SantaTimeaFacts): string {
  const line = facts.game.log.findLast(
    ({ type }) => type === 'take' || type === 'carry' || type === 'set_aside',
  );
  return line === undefined ? t().trick.last : `${logSentence(line, facts)}.`;
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

/** The result of the round before. */
function RoundOver({
  facts,
  scores,
}: {
  facts: SantaTimeaFacts;
  scores: readonly SantaTimeaSeatScore[];
}) {
  const { round: rounds } = t();
  return (
    <div class="st-round-over">
      <h3>{rounds.over(facts.game.round)}</h3>
      <ul>
        {scores.map(({ damage, points }, seat) => (
          <li key={seat}>{rounds.result(nameOf(facts, seat), damage, points)}</li>
        ))}
      </ul>
    </div>
  );
}

interface PlacesProps {
  facts: SantaTimeaFacts;
  trick: SantaTimeaTrick;
  /** Whether it is still being played. */
  live: boolean;
  /** Whether its highest card leads another. */
  leads: boolean;
  /** The seat whose card is not played yet. */
  laid: number | null;
  /** The card that was played in this position of a game that is over. */
  ghost: Ghost | null;
}

/** A place for the card of each seat, in the order in which they play: none moves when a card comes. */
function Places({ facts, trick, live, leads, laid, ghost }: PlacesProps) {
  const { trick: words } = t();
  const { active } = facts.game;
  const order = live
    ? facts.names.map((_, place) => (facts.game.leader + place) % facts.names.length)
    : trick.cards.map(({ seat }) => seat);
  const { lowest, highest } = trick;
  // For a card alone there is no sentence yet.
  const compared = trick.cards.length > 1;
  const complete = trick.cards.length === facts.names.length;
  const tagsOf = ({ seat, standing }: SantaTimeaTrickCard): readonly Tag[] => [
    ...(standing === 'out' ? [{ kind: 'out', text: words.out } as const] : []),
    ...(lowest === seat && compared
      ? [{ kind: 'low', text: complete ? words.lowest : words.lowestSoFar } as const]
      : []),
    // After the last trick of a round the highest card leads nothing.
    ...(highest === seat && compared && leads
      ? [{ kind: 'high', text: complete ? words.highest : words.highestSoFar } as const]
      : []),
  ];
  return (
    <ol class="st-trick" data-live={live}>
      {order.map((seat) => {
        const played = trick.cards.find((card) => card.seat === seat);
        const place = { facts, seat };
        if (played !== undefined) {
          const tags = tagsOf(played);
          return <Played key={seat} {...{ facts, played, tags }} laid={seat === laid} />;
        }
        return seat === active ? (
          <Empty key={seat} {...place} ghost={live ? ghost : null} waits />
        ) : (
          <Empty key={seat} {...place} />
        );
      })}
    </ol>
  );
}

function cardFlip(seat: number, card: SantaTimeaCard): Flip {
  return { 'data-flip': `played-${seat}#${card}`, 'data-from': playedFrom(seat, card) };
}

interface Tag {
  readonly kind: keyof typeof SIGNS;
  readonly text: string;
}

const SIGNS = { low: '▼', high: '▲', out: '✕' };

interface EmptyProps {
  facts: SantaTimeaFacts;
  seat: number;
  ghost?: Ghost | null;
  /** Whether it is the next. */
  waits?: boolean;
}

/** Where a card is yet to come. */
function Empty(props: EmptyProps) {
  const { facts, seat, ghost = null, waits = false } = props;
  const action = ghost?.action as SantaTimeaAction | undefined;
  return (
    <li class={`st-played seat-colour--${seat}`}>
      <SeatName people={facts} seat={seat} />
      <span class="st-slot" data-next={waits}>
        {ghost !== null && action?.type === 'play' && (
          <GhostCard ghost={ghost}>
            <WheelFace card={action.card} />
          </GhostCard>
        )}
      </span>
      <span class="st-said">{waits && <span class="st-value">{t().trick.waiting}</span>}</span>
    </li>
  );
}

interface PlayedProps {
  facts: SantaTimeaFacts;
  played: SantaTimeaTrickCard;
  tags: readonly Tag[];
  laid: boolean;
}

/** A card that lies, or that would lie there: once it is played it need not move then. */
function Played({ facts, played, tags, laid }: PlayedProps) {
  const { trick: words } = t();
  const { seat, card, copied, standing } = played;
  const value = worthText(played);
  return (
    <li class={`st-played seat-colour--${seat}`} data-standing={standing}>
      <SeatName people={facts} seat={seat} />
      <span class="st-card" data-laid={laid} data-about={wheelKind(card)} {...cardFlip(seat, card)}>
        <WheelFace card={card} />
        <span class="visually-hidden">{cardName(card)}</span>
        {standing === 'out' && <Strike />}
      </span>
      <span class="st-said">
        {standing !== 'led_pirate' && (
          <span class="st-value" title={value ?? undefined}>
            <span aria-hidden="true">{shortWorth(played)}</span>
            <span class="visually-hidden">{value}</span>
          </span>
        )}
        {copied !== undefined && <span class="st-note">{words.copies(cardCode(copied))}</span>}
        {standing === 'led_pirate' && <span class="st-note">{words.ledPirate}</span>}
        {tags.map(({ kind, text }) => (
          <span key={kind} class="st-tag" data-kind={kind} title={text}>
            <span aria-hidden="true">{SIGNS[kind]}</span>
            <span class="st-tag-word">{text}</span>
          </span>
        ))}
      </span>
    </li>
  );
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
