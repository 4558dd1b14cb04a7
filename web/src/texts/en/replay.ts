import { formatter } from '~/texts/formatter';

const { plural, list, number } = formatter('en');

/** Games that were played: looking at them again, and records of them. */
const replay = {
  title: 'Replay',
  /** The heading for those who can’t see the page. */
  of: (game: string, names: readonly string[]) => `Replay: ${game}, ${list(names)}`,
  opening: 'Opening the replay…',
  open: 'Replay',
  guide: 'Look back with a guide',
  /** Of a record without names. */
  player: (n: number) => `Player ${number(n)}`,

  viewpoint: {
    label: 'View as',
    table: 'Spectator',
    seat: (name: string) => name,
    open: 'All hands',
  },

  controls: 'Playback',
  slider: 'Position',
  position: (n: number) => `Position ${number(n)}.`,
  positionOf: (n: number, last: number) => `${number(n)} of ${number(last)}`,
  first: 'To the start',
  back: 'One move back',
  play: 'Play',
  pause: 'Pause',
  forward: 'One move forward',
  last: 'To the end',
  pace: 'Pace',
  times: (factor: number) => `${number(factor)}×`,

  copyLink: 'Copy the link to this position',
  copyLinkShort: 'Copy link',
  linkCopied: (n: number) => `The link to position ${number(n)} is copied.`,
  linkNotCopied: (link: string) => `Copying doesn’t work here. The link is ${link}`,
  record: 'Download the record',
  recordShort: 'Record',

  nextGame: {
    ready: (ready: number, all: number) =>
      plural(ready, {
        one: `# of ${all} is ready for another game.`,
        other: `# of ${all} are ready for another game.`,
      }),
    readyShort: (have: number, all: number) => `${have}/${all} ready`,
    begun: 'The next game has begun.',
    join: 'To the table',
  },

  details: 'About this game',
  result: 'Result',
  unfinished: 'The record ends before the game does.',
  daily: 'Deal of the day',

  delete: 'Delete this game…',
  deleteText:
    'The uploaded game is deleted on the server, with its analysis, and its link leads nowhere any more. You can’t undo this.',
  deleteConfirm: 'Delete',
  deleted: 'The game is deleted.',

  titles: {
    offline: 'No connection',
    game_not_over: 'This game is not over yet',
    unknown_room: 'This table doesn’t exist',
    spectators_off: 'This game is not open to you',
    not_seated: 'This game is not open to you',
    removed: 'This game is not open to you',
    other: 'The replay can’t be shown',
  },

  /** Beside the result of a finished game. */
  best: {
    won: 'Best of this table so far: a win.',
    placed: (n: number, of: number) => `Best of this table so far: ${n} of ${of}.`,
    points: (n: number) => `Most points at this table so far: ${number(n)}.`,
    margin: (n: number) =>
      plural(n, {
        one: 'First and second were # point apart.',
        other: 'First and second were # points apart.',
      }),
  },

  upload: {
    lead: 'A record holds a whole game: its deal, every move, the result. It is checked move by move, and then gets a page of its own that anyone with the link can open. You can delete it there again.',
    drop: 'Drop a record here, or choose its file.',
    choose: 'Choose a file…',
    orPaste: 'Or paste its text',
    text: 'Record text',
    check: 'Check and open',
    checking: 'Checking…',
    failedTitle: 'The record was not accepted',
    badTitle: 'This record isn’t valid',
    places: {
      record: 'The document itself',
      deal: 'The deal',
      outcome: 'The result',
      move: (n: number) => `Entry ${number(n)} of the moves`,
    },
    /** Of faults of the form. */
    reasons: {
      malformed: 'This part doesn’t have the form it must have in a record.',
      not_a_record: 'This isn’t a record, or not a complete one.',
      unknown_format: 'This server doesn’t know the format of this record.',
      unknown_game: 'This server doesn’t know the game of this record.',
      one_name_per_seat: 'There must be one name per seat.',
      unfit_name: 'One of its names can’t be shown here.',
      too_many_moves: 'It has more moves than this server accepts.',
    },
    place: 'Where',
    clause: 'Clause',
    rulesOf: (game: string) => `Rules of ${game}`,
    formOfRecords: 'the form of records',
  },

  playOn: 'Play on from here',
  playOnShort: 'Play on',
  playOnText:
    'What if? At a new table the game goes on from a position of this one. It isn’t counted anywhere. Was it bad luck? If the cards are dealt anew for a player, only those that this player knew stay where they were.',
  cards: 'Cards',
  asTheyLay: 'As they lay',
  dealtAnew: (name: string) => `Dealt anew for ${name}`,
  playOnFrom: (position: number) => `Play on from position ${number(position)}`,
  playOnSeat: (name: string) => `You take ${name}’s seat.`,
  playOnComputers: 'With computers',
  playOnFriends: 'Wait for friends',
  playOnOver: 'The game is over here. Step back to a position in which something is left to do.',
};

/** Looking back at a game with a guide: its chances, its turning points, and what else could have been done. */
const guide = {
  list,
  number,
  title: 'Guide',
  lead: 'Where was it won or lost? The guide plays out every move and its alternatives many times, with the cards as the player could know them.',
  waiting: (before: number) =>
    plural(before, {
      one: '# other game is analysed first.',
      other: '# other games are analysed first.',
    }),
  minutes: (minutes: number) =>
    plural(minutes, { one: 'About # minute to go.', other: 'About # minutes to go.' }),
  progress: (done: number, of: number) =>
    `${number(done)} of ${plural(of, { one: '# move', other: '# moves' })}`,
  cancel: 'Cancel',
  retry: 'Try again',
  failed:
    'The guide could not finish its work. You can try again; if it fails again, the log of this server says why.',
  off: 'This server doesn’t offer the guide.',

  chance: 'Chance to win',
  points: 'Points expected',
  known: 'as far as each player could know',
  possible: 'as the cards really lay',
  inHundred: (n: number) => `about ${number(n)} in 100`,
  percent: (n: number) => `${number(n)}%`,
  about: (points: number) => `about ${number(points)}`,
  table: 'The same as a table',
  move: 'Move',
  player: 'Player',

  turningPoints: 'Turning points',
  turningPoint: (place: number) => `Turning point ${number(place)}`,
  none: 'No single move was clearly a mistake.',
  hopeless: (n: number) =>
    `With the cards as they lay, good players would have won about ${plural(n, { one: '# game', other: '# games' })} in 100.`,
  lost: 'With these piles it could no longer be won: no one could know.',
  played: 'Played',
  others: 'Other moves',
  only: 'There was no alternative.',
  moreWins: (n: number) =>
    plural(n, {
      one: 'the best move wins about # more game in 100',
      other: 'the best move wins about # more games in 100',
    }),
  morePoints: (n: number) =>
    plural(n, {
      one: 'the best move brings about # more point',
      other: 'the best move brings about # more points',
    }),

  draw: 'Show on the board',

  question: 'What would you have played?',
  questionHint: (name: string) => `You see ${name}’s cards. Make the move on the board.`,
  show: 'Show me',
  next: 'Next mistake',
  found: (own: string, played: string) =>
    `As good as the best move: ${own}. What was played: ${played}.`,
  missed: (own: string, best: string, played: string) =>
    `Your move: ${own}. The best: ${best}. What was played: ${played}.`,
  costsMore: (own: number, best: number) =>
    `Yours costs ${plural(own, { one: '# card', other: '# cards' })}, the best move ${best === 0 ? 'none' : number(best)}.`,
  leavesRoom: (gap: string, cells: number, islands: number) =>
    `After yours, ${plural(islands, { one: '# island', other: '# islands' })} may still come for the ${plural(cells, { one: 'one cell', other: '# cells' })} ${gap}.`,
  score: (found: number, of: number) => `Best moves found: ${number(found)} of ${number(of)}.`,

  comparison: 'Compared with others',
  partnersWon: (won: number, games: number) =>
    `Sharp partners won this deal ${plural(won, { one: 'once', other: '# times' })} in ${plural(games, { one: '# attempt', other: '# attempts' })}.`,
  pointsOf: (name: string, points: number) => `${name} ${number(points)}`,
  partnersPoints: (points: string, games: number) =>
    `Sharp partners who played this deal ${plural(games, { one: 'once', other: '# times' })} scored on average: ${points}.`,
  wonHere: (won: number, games: number) =>
    `Won on this server with these options: ${number(won)} of ${plural(games, { one: '# game', other: '# games' })}.`,
  turnsHere: (own: number, median: number, games: number) =>
    `This game took ${plural(own, { one: '# turn', other: '# turns' })}; the median of ${plural(games, { one: '# game', other: '# games' })} is ${number(median)}.`,
  placedHere: (own: number, median: number) =>
    `${plural(own, { one: '# cell was filled', other: '# cells were filled' })}; the median is ${number(median)}.`,
};

/** One guest leads the others through a game that is over. */
const together = {
  title: 'Look back together',
  hint: 'Everyone from the table who opens this replay sees the position that you look at, and the cell that you point at. Nothing of it is kept.',
  lead: 'Lead the others',
  leadShort: 'Lead',
  leads: (name: string) => `${name} leads`,
  youLead: 'You lead',
  following: 'You see what they look at.',
  aside: 'You’re exploring on your own.',
  follow: (name: string) => `Follow ${name}`,
  lookAround: 'Explore on my own',
  takeOver: 'Take the lead',
  stop: 'Stop leading',
  /** Of the one who leads. */
  pointsAt: (name: string, cell: string) => `${name} points at ${cell}`,
  /** At the table. */
  looksBack: (name: string) => `${name} is looking back at the game.`,
  join: 'Join in',
};

/** How the chance of a game was fixed, and how that can be checked. */
const fairness = {
  fairness: 'Was the deal fair?',
  fairnessCommitted: 'Is the deal fair?',
  /** By what the chance of the game was fixed. */
  fairnessOf: {
    seed: {
      running:
        'The chance of this game is fixed by a secret seed. This is its fingerprint; the seed itself is shown when the game is over.',
      over: 'Before the first card, the server fixed its chance with a secret seed and published the seed’s fingerprint. Now the seed is public: anyone can recompute the deal.',
    },
    deal: {
      running:
        'The cards of this game were given; later chance follows from a secret seed. This is the fingerprint of both together; the seed itself is shown when the game is over.',
      over: 'The cards of this game were given. Before it began, the server published a fingerprint of them together with a secret seed, from which all later chance follows. Now the seed is public: anyone can check that neither was changed.',
    },
    day: {
      running:
        'This is a deal of the day: its seed follows from the secret key of the day. This is the fingerprint of the seed; seed and key are published when the day is over.',
      over: 'This was a deal of the day: its seed follows from the key of that day. The day is over, and both are public: anyone can recompute the deal.',
    },
  },
  continued: 'This game went on from a position of another one, so there is no deal to check.',
  anew: 'This game went on from a position of another one with hidden cards dealt anew, so there is no deal to check.',
  commitments: {
    seed: 'Fingerprint (SHA-256)',
    deal: 'Fingerprint of seed and deal (SHA-256)',
    day: 'Fingerprint (SHA-256)',
  },
  seed: 'Seed',
  how: 'To check it, download the record and run:',
  file: 'FILE',
};

export default { replay, guide, together, fairness };
