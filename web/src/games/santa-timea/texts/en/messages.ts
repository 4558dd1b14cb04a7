import { formatter } from '~/texts/formatter';

const { plural, list, number } = formatter('en');

const points = (n: number) => plural(n, { one: '# point', other: '# points' });
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export default {
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
    /** As what is played. */
    aPirate: 'a pirate',
    pirateShort: 'Pirate',
    wind: (direction: string, damage: number) => `${direction} wind (${damage} damage)`,
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
    ledPirate: 'pirate led',
    copies: (card: string) => `copies ${card}`,
    /** The effects of a card that is not played yet. */
    cancels: (name: string, value: string) => `cancels ${name}’s ${value}`,
    takes: (name: string | null) =>
      name === null ? 'you take the wind' : `${name} takes the wind`,
    noOneTakes: 'no one takes the wind',
    leads: (name: string | null) => (name === null ? 'you lead next' : `${name} leads next`),
    soFar: (said: string) => `As it stands: ${said}`,
  },

  taken: { title: 'Winds taken', none: 'no wind yet', damage: (n: number) => `${n} damage` },

  dock: {
    choose: 'Your turn. Choose a card to play.',
    lead: 'You lead. Choose a card to play.',
    pirateCannotLead: 'You may lead a pirate only if you hold nothing else.',
    play: (card: string) => `Play ${card}`,
    worth: (value: string) => `Played now, this card is worth ${value}.`,
    noWorth: 'Led now, this card is the lowest, whatever follows.',
    drag: 'Press the button, or drag the card onto the table.',
    /** Where it is played without being asked. */
    again: 'Press it once more to play it, or drag it onto the table.',
    played: 'Your card lies in the trick.',
    triplets: 'The round is over. Which triplets will you discard?',
    tripletsHint: 'A triplet 1-2-3 that you keep counts its damage; kept pairs bring points.',
    tripletsNone: 'You have no triplet.',
    throwOff: (direction: string) => `Discard ${direction} 1-2-3`,
    confirm: (n: number) =>
      n === 0
        ? 'Keep everything'
        : plural(n, { one: 'Discard # triplet', other: 'Discard # triplets' }),
    chosen: (names: string) => `Chosen. Waiting for ${names}.`,
    watching: 'You are watching. The hands stay hidden.',
  },

  status: {
    lead: 'You lead the trick.',
    choosing: (names: string) => `Waiting for ${names} to choose triplets.`,
    choose: 'Choose which triplets to discard.',
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
    thrown: (names: string) => `discarded: ${names}`,
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
    triplets: 'Triplets discarded',
    pirates: 'Pirates played',
    tricksPlayed: (tricks: number) =>
      plural(tricks, { one: '# trick was played.', other: '# tricks were played.' }),
    windsLeft: (cards: number) =>
      plural(cards, { one: '# wind card was left over.', other: '# wind cards were left over.' }),
    bestRound: (who: string | null, round: number, score: number) =>
      `The best round: ${who ?? 'you'} scored ${points(score)} in round ${round}.`,
    ahead: (who: string | null, round: number) =>
      `${who ?? 'You'} led alone from the end of round ${round} to the end.`,
    haul: (who: string | null, round: number, winds: number) =>
      `The most wind in one trick: ${plural(winds, { one: '# card', other: '# cards' })}, for ${who ?? 'you'} in round ${round}.`,
  },

  round: {
    over: (n: number) => `Round ${n} is over`,
    result: (name: string, damage: number, score: number) =>
      `${name}: ${damage} damage, ${points(score)}`,
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
    carry: (wind: string) => `No cards left; goes with the next trick: ${wind}`,
    setAside: (winds: string) => `No cards left; set aside: ${winds}`,
    choose: (name: string | null) =>
      name === null ? 'You have chosen your triplets' : `${name} has chosen triplets`,
    throwOff: (name: string | null, directions: string) =>
      name === null ? `You discard ${directions} 1-2-3` : `${name} discards ${directions} 1-2-3`,
    score: (round: number, scores: string) => `Round ${round}: ${scores}`,
    scoreOf: (name: string | null, score: number) => `${name ?? 'you'} ${number(score)}`,
  },

  result: {
    wonTitle: 'Harbour at last',
    wonTitleYou: 'You bring the ship home',
    sharedTitle: 'Two hands on the wheel',
    won: (who: string | null, scores: string) =>
      `${who === null ? 'You win' : `${who} wins`}. ${scores}.`,
    shared: (names: string, scores: string) => `${names} share the win. ${scores}.`,
    /** With the reader among them. */
    sharedYou: (names: string, scores: string) => `${names} share the win. ${scores}.`,
    score: (name: string, score: number) => `${name} ${points(score)}`,
  },

  reveal: {
    title: 'What was hidden',
    undealt: 'Wheel cards that nobody held',
    winds: 'Winds that did not come',
  },
};
