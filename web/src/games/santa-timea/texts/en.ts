import { formatter } from '~/texts/formatter';
import type { OptionTexts } from '~/card-table/optionTexts';

const { plural, list, number } = formatter('en');

const points = (n: number) => plural(n, { one: '# point', other: '# points' });
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const messages = {
  list,
  number,

  directions: {
    N: { letter: 'N', name: 'north' },
    E: { letter: 'E', name: 'east' },
    S: { letter: 'S', name: 'south' },
    W: { letter: 'W', name: 'west' },
  },

  card: {
    wheel: (direction: string, value: number) => `${direction} ${value}`,
    pirate: 'pirate',
    pirateShort: 'Pirate',
    wind: (direction: string, damage: number) => `${direction} wind, ${damage} damage`,
    worth: (value: string) => `worth ${value}`,
    /** The value of a card against the wind: zero, with what it ranks by. */
    zero: (rank: number) => `0 (ranks by ${rank})`,
    nothing: 'nothing to copy',
  },

  wind: {
    title: 'The wind',
    blows: (direction: string, damage: number) => `${capital(direction)} wind, ${damage} damage`,
    over: 'The wind has dropped',
    full: 'full',
    half: 'half',
    zero: 'zero',
    roles: (full: string, none: string) =>
      `${capital(full)} cards count in full, ${none} cards zero, the others half.`,
    forecast: 'Coming next',
    forecastNone: 'nothing more this round',
    never: 'Not coming this round',
    carried: 'Goes with it',
    setAside: 'Set aside',
  },

  trick: {
    title: (trick: number, round: number) => `Round ${round} of 5, trick ${trick} of 12`,
    label: 'The trick',
    last: 'Last trick',
    waiting: 'to play',
    empty: (name: string | null) =>
      name === null ? 'You lead this trick.' : `${name} leads this trick.`,
    lowest: 'takes the wind',
    highest: 'leads next',
    lowestSoFar: 'lowest',
    highestSoFar: 'highest',
    out: 'cancelled',
    ledPirate: 'led pirate',
    copies: (card: string) => `copies ${card}`,
    by: (name: string) => `by ${name}`,
  },

  taken: { title: 'Winds taken', none: 'no wind yet', damage: (n: number) => `damage ${n}` },

  dock: {
    choose: 'Your turn. Choose a card to play.',
    lead: 'You lead. Choose a card to play.',
    pirateCannotLead: 'You may lead a pirate only if you hold nothing else.',
    play: (card: string) => `Play ${card}`,
    worth: (card: string, value: string) => `Played now, ${card} is worth ${value}.`,
    noWorth: (card: string) => `Led now, ${card} is the lowest card whatever follows.`,
    drag: 'Press the button, or drag the card onto the table.',
    /** Where it is played without being asked. */
    again: 'Press it once more to play it, or drag it onto the table.',
    played: 'Your card lies in the trick.',
    triplets: 'The round is over. Which triplets will you throw off?',
    tripletsHint: 'A triplet 1-2-3 that you keep counts its damage; kept pairs bring points.',
    tripletsNone: 'You have no triplet.',
    throwOff: (direction: string) => `Throw off ${direction} 1-2-3`,
    confirm: (n: number) =>
      n === 0
        ? 'Keep everything'
        : plural(n, { one: 'Throw off # triplet', other: 'Throw off # triplets' }),
    chosen: (names: string) => `Chosen. Waiting for ${names}.`,
    watching: 'You are watching. The hands stay hidden.',
  },

  status: {
    lead: 'You lead the trick.',
    choosing: (names: string) => `Waiting for ${names} to choose triplets.`,
    chooseYou: 'Choose which triplets to throw off.',
  },

  sheet: {
    open: 'Score sheet',
    title: 'Score sheet',
    round: 'Round',
    roundOf: (n: number) => `Round ${n}`,
    total: 'Total',
    points,
    player: 'Player',
    details: (n: number) => `What round ${n} brought`,
    winds: 'Winds',
    damage: 'Damage',
    place: 'Place',
    pairs: 'Pairs',
    lost: 'Too many',
    sum: 'Points',
    thrown: (names: string) => `thrown off: ${names}`,
    nothing: 'none',
    empty: 'The first round is still being played.',
    chart: 'The points after each round',
    after: (name: string, scores: string) => `${name}: ${scores}`,
  },

  /** The figures of a finished game. */
  statistics: {
    tricks: 'Tricks with the highest card',
    lowest: 'Tricks with the lowest card',
    winds: 'Wind cards taken',
    triplets: 'Triplets thrown off',
    pirates: 'Pirates played',
    tricksPlayed: (tricks: number) =>
      plural(tricks, { one: '# trick was played.', other: '# tricks were played.' }),
    windsLeft: (cards: number) =>
      plural(cards, { one: 'Nobody took # wind card.', other: 'Nobody took # wind cards.' }),
    bestRound: (who: string | null, round: number, score: number) =>
      `The best round: ${who ?? 'you'} scored ${points(score)} in round ${round}.`,
    ahead: (who: string | null, round: number) =>
      `${who ?? 'You'} led alone from the end of round ${round} to the end.`,
    haul: (who: string | null, round: number, winds: number) =>
      `The most wind in one trick: ${winds} cards, for ${who ?? 'you'} in round ${round}.`,
  },

  round: {
    over: (n: number) => `Round ${n} is over`,
    result: (name: string, damage: number, score: number) =>
      `${name}: damage ${damage}, ${points(score)}`,
  },

  log: {
    round: (round: number, name: string | null) =>
      name === null ? `Round ${round}: you lead` : `Round ${round}: ${name} leads`,
    play: (name: string | null, card: string) =>
      name === null ? `You play ${card}` : `${name} plays ${card}`,
    take: (name: string | null, winds: string) =>
      name === null ? `You take ${winds}` : `${name} takes ${winds}`,
    leads: (sentence: string, name: string | null) =>
      name === null ? `${sentence}; you lead` : `${sentence}; ${name} leads`,
    carry: (wind: string) => `No cards left: ${wind} waits for the next trick`,
    setAside: (winds: string) => `No cards left: ${winds} set aside`,
    choose: (name: string | null) =>
      name === null ? 'You have chosen your triplets' : `${name} has chosen triplets`,
    throwOff: (name: string | null, directions: string) =>
      name === null
        ? `You throw off ${directions} 1-2-3`
        : `${name} throws off ${directions} 1-2-3`,
    score: (round: number, scores: string) => `Round ${round}: ${scores}`,
    scoreOf: (name: string | null, score: number) => `${name ?? 'you'} ${number(score)}`,
  },

  result: {
    wonTitle: 'Harbour at last',
    wonTitleYou: 'You bring the ship home',
    sharedTitle: 'Two hands on the wheel',
    won: (name: string, scores: string) => `${name} wins. ${scores}.`,
    wonYou: (scores: string) => `You win. ${scores}.`,
    shared: (names: string, scores: string) => `${names} share the win. ${scores}.`,
    score: (name: string, score: number) => `${name} ${points(score)}`,
  },

  reveal: {
    title: 'What was hidden',
    undealt: 'Wheel cards that nobody held',
    winds: 'Winds that did not come',
  },

  refusals: {
    not_your_turn: 'It’s not your turn.',
    game_over: 'The game is over.',
    no_such_seat: 'There is no such seat.',
    card_not_in_hand: 'That card is not in your hand.',
    pirate_cannot_lead: 'You may lead a pirate only if you hold nothing else.',
    triplets_due: 'First, everyone chooses which triplets to throw off.',
    no_such_triplet: 'You don’t have that triplet.',
    triplets_not_due: 'There are no triplets to choose now.',
    triplets_not_chosen: 'In this game all triplets are thrown off anyway.',
    already_chosen: 'You have already chosen your triplets.',
    seats_out_of_range: 'Santa Timea is for 2 to 5 players.',
    not_a_deal: 'That isn’t a deal of this game.',
  },
};

/** What can be chosen before a game, each with a line that explains it. */
export const options = {
  usual: 'First voyage',
  fields: {
    experienced: {
      name: 'Rules',
      values: {
        false: {
          name: 'First voyage',
          hint: 'Triplets 1-2-3 of one direction are thrown off automatically.',
        },
        true: {
          name: 'Old salts',
          hint: 'Choose which triplets to throw off, count pairs, mind how many wind cards you take, and know three winds that will not come.',
        },
      },
    },
  },
} satisfies OptionTexts;

/** What the cards and pieces are, for players who ask, and what the coach of the lesson says. */
const pieces = {
  wheel: {
    name: 'Wheel card',
    text: 'In the direction of the wind it is worth its number, against it zero, otherwise half. The lowest of a trick takes the wind, the highest leads next, and equal values cancel each other.',
  },
  pirate: {
    name: 'Pirate',
    text: 'It copies the value of the card played just before it. It can be led only by a player who holds nothing but pirates, and is then the lowest.',
  },
  wind: {
    name: 'Wind card',
    text: 'The player who takes it counts its damage at the end of the round. The winds 1, 2 and 3 of one direction can be thrown off together.',
  },
  blowing: {
    name: 'The wind that blows',
    text: 'It tells what cards are worth in this trick: full in its direction, zero in the opposite one, half in the other two. The lowest card takes it.',
  },
  points: {
    name: 'Points',
    text: 'The less damage in a round, the more points. After five rounds the most points win.',
  },
  hand: {
    name: 'Hand',
    text: 'How many of the twelve cards of this round the player still holds.',
  },
};

const lesson = {
  scenes: { wind: 'Wind', score: 'Score' },
  steps: {
    forecast: {
      text: 'Everyone plays for themselves. In every trick a wind blows, and the lowest card takes it with its damage. It is north 2 now; you can see which winds come next.',
    },
    with: {
      text: 'Any card may be played. With the wind it counts in full, so Mira’s north 7 is worth 7; across it counts half, so Jon’s east 10 is worth 5.',
      task: 'Play north 9. The highest card leads the next trick.',
    },
    across: {
      text: 'Jon was lowest and took the wind. Now it blows east: your own north and south cards count half.',
      task: 'Lead south 14. It is worth 7.',
    },
    against: {
      text: 'Mira’s west 5 counted zero, against the wind, and she took it. Now the wind is south, and north counts zero.',
      task: 'Lead east 4. It is worth only 2, but zero is lower still.',
    },
    equal: {
      text: 'Mira had zero again. Now Jon leads west 6 with a west wind. Cards of equal value cancel each other out.',
      task: 'Play north 12: half of it is 6 as well.',
    },
    pirate: {
      text: 'Mira was alone in that trick, both lowest and highest, and leads north 10. A pirate is worth what the card just before it is: here, Jon’s 2.',
      task: 'Play the pirate. It cancels itself and Jon’s 2.',
    },
    after: {
      text: 'So Mira was alone again and took three damage. Twelve tricks make a round. Let’s skip to the last trick of another round.',
    },
    count: {
      text: 'Eleven tricks are over. The winds you have taken add up to 9 damage, more than anyone else’s. But wait and see.',
    },
    last: {
      text: 'The wind is east 2, and Mira and Jon have played.',
      task: 'Play your last card.',
    },
    sheet: {
      text: 'Your north 1, 2 and 3 are a triplet and are thrown off: 3 damage remains, the least of all. The most damage scores one point, the next two, the least three.',
    },
  },
  done: 'After five rounds the most points win. And here you may talk as much as you like.',
};

export const help = { pieces, lesson };
