/**
 * Answers of single keys about the position that is shown. All that is known of it comes with the view: where
 * a card can go, and what that costs, stands in the offers.
 */
import { nameOf } from '~/card-table/people/people';
import type { TableFacts } from '~/card-table/facts';
import { textsOf } from '~/texts';
import type { BoardProps } from '~/card-table/boardProps';
import type { Speech } from '~/card-table/explain/help';

const t = textsOf('beside', 'table');

export type Topic =
  | 'last'
  /** The viewer's cards, and those that lie open. */
  | 'hand'
  | 'gaps'
  /** How many cards each seat has. */
  | 'seats'
  /** The next step of the viewer, or of those for whom the game waits. */
  | 'prompt';

export interface Position {
  readonly board: Pick<BoardProps, 'game' | 'commentary'>;
  readonly facts: TableFacts;
  readonly speech: Speech;
}

/** The answer in sentences. `prompt` has the lines beside the buttons of the board. */
export function speechOf(topic: Topic, position: Position, prompt: readonly string[]): string {
  return answerTo(topic, position, prompt).filter(Boolean).map(sentenceOf).join(' ');
}

function answerTo(topic: Topic, position: Position, prompt: readonly string[]): readonly string[] {
  const { board, facts, speech } = position;
  const { game, commentary } = board;
  switch (topic) {
    case 'last':
      return [...lastMove(position), commentary?.last ?? ''];
    case 'hand':
      return hands(position);
    case 'gaps':
      return speech.gaps(facts);
    case 'seats':
      return facts.names.map((_, seat) =>
        t().colon(whoSits(seat, facts), speech.seat(seat, facts).filter(Boolean).join(', ')),
      );
    case 'prompt':
      return commentary?.prompt === undefined
        ? withStatus(game.statusSentence(facts), prompt)
        : [commentary.prompt];
  }
}

/** The prompt beside the board may be just the status line, or say more than that. */
function withStatus(status: string, prompt: readonly string[]): readonly string[] {
  return prompt[0]?.startsWith(status) === true ? prompt : [status, ...prompt];
}

/** The newest move with what followed from it. */
function lastMove({ board, facts, speech }: Position): readonly string[] {
  const { log } = facts.game;
  if (log.length === 0) return [t().log.empty];
  const begins = log.findLastIndex((line) => speech.isMove(line));
  return log.slice(Math.max(0, begins)).map((line) => board.game.logSentence(line, facts));
}

function hands({ facts, speech }: Position): readonly string[] {
  const { hand: words, spoken } = t();
  const cardsOf = (title: string, own: NonNullable<TableFacts['own']>): readonly string[] => {
    const cards = speech.hand(own, facts);
    return cards.length === 0 ? [t().colon(title, words.none)] : [title, ...cards];
  };
  if (facts.own !== null) return cardsOf(words.label, facts.own);
  const open = facts.hands.flatMap((hand, seat) =>
    hand === null ? [] : cardsOf(words.of(nameOf(facts, seat)), hand),
  );
  return open.length === 0 ? [spoken.noHand] : open;
}

function whoSits(seat: number, facts: TableFacts): string {
  const { players } = t();
  const presence = facts.presence[seat];
  return [
    nameOf(facts, seat),
    seat === facts.seat && facts.names[seat] !== '' ? players.you : '',
    facts.partners?.includes(seat) === true ? players.computer : '',
    presence === 'free' ? players.free : presence === 'away' ? players.away : '',
    facts.game.active === seat ? players.turn : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** Makes a sentence of its own of a text that is read out after other words. */
export function sentenceOf(text: string): string {
  const sentence = text.charAt(0).toUpperCase() + text.slice(1).trimEnd();
  return /[.!?…”“»]$/u.test(sentence) ? sentence : `${sentence}.`;
}
