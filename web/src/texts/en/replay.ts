import { formatter } from '~/texts/formatter';

const { list, number } = formatter('en');

/** Games that were played: looking at them again, and records of them. */
export const replay = {
  title: 'Replay',
  /** The heading for those who can’t see the page. */
  of: (game: string, names: readonly string[]) => `Replay: ${game}, ${list(names)}`,
  opening: 'Opening the replay…',
  open: 'Replay',
  guide: 'Look back with a guide',
  /** Of a record that tells no names. */
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
    ready: (ready: number, all: number) => `${ready} of ${all} are ready for another game.`,
    begun: 'The next game has begun.',
    join: 'To the table',
  },

  details: 'About this game',
  result: 'Result',
  unfinished: 'The record ends before the game does.',
  daily: 'Deal of the day',

  titles: {
    offline: 'No connection',
    game_not_over: 'This game is not over yet',
    unknown_room: 'This table doesn’t exist',
    spectators_off: 'This game is not open to you',
    not_seated: 'This game is not open to you',
    removed: 'This game is not open to you',
    other: 'The replay can’t be shown',
  },

  upload: {
    lead: 'A record holds a whole game: its deal, every move, the result. It is checked move by move, and then gets a page of its own that anyone with the link can open.',
    drop: 'Drop a record here, or choose its file.',
    choose: 'Choose a file…',
    orPaste: 'Or paste its text',
    text: 'Text of the record',
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
    /** Of faults of the form. What exactly is wrong follows in the server’s words. */
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
};
