/** Answers of single keys about positions, of each game and in each language. */
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { speechOf, type Topic } from '~/card-table/explain/speech';
import type { GameModule } from '~/card-table/game';
import type { GameView } from '~/card-table/facts';
import type { GameHelp } from '~/card-table/explain/help';
import type { Commentary } from '~/card-table/boardProps';
import { viewAround } from '~/card-table/testing';
import { setLanguage } from '~/texts';
import { LANGUAGES } from '~/texts/languages';
import { MISTAKES } from '~/texts/testing/texts';
import games from '~/testing/games.json';
import type { LessonPosition } from '~/wire/http';
import lessons from '~/testing/lessons.json';
import { type Scene as AscentScene, viewOf as ascentView } from './ascent/view/testing';
import { catalogue } from './catalogue';
import { type Scene, sea, viewOf } from './tranquility/view/testing';

const TOPICS: readonly Topic[] = ['prompt', 'hand', 'gaps', 'last', 'seats'];

const modules = new Map<string, readonly [GameModule, GameHelp]>();

beforeAll(async () => {
  vi.stubGlobal('fetch', async () => Response.json(games));
  for (const { id, module } of catalogue) {
    const game = await module.load();
    modules.set(id, [game, await game.help.load()]);
  }
});

afterEach(() => setLanguage('en'));

/** The answer about a view; null where there is no game to be seen. */
function answerOf(
  id: string,
  topic: Topic,
  view: GameView,
  commentary: Commentary = {},
  prompt: string[] = [],
) {
  const [game, { speech }] = modules.get(id)!;
  const facts = game.factsOf(view);
  return facts && speechOf(topic, { board: { game, commentary }, facts, speech }, prompt);
}

function answer(topic: Topic, scene: Scene, commentary?: Commentary, prompt?: string[]) {
  return answerOf('tranquility', topic, viewOf(scene), commentary, prompt);
}

describe('of Tranquility', () => {
  it('the own cards come with the cheapest place of each', () => {
    const scene: Scene = {
      own: { hand: [12, 41, 'start', 77, 80] },
      legal: {
        place: [
          {
            card: 12,
            runs: [
              { first: 2, last: 4 },
              { first: 7, last: 7 },
              { first: 8, last: 8, cost: 2 },
            ],
          },
          { card: 41, runs: [{ first: 17, last: 18, cost: 1 }] },
          { card: 77, runs: [{ first: 20, last: 20, cost: 1, hopeless: true }] },
          {
            card: 80,
            runs: [
              { first: 20, last: 20, hopeless: true },
              { first: 35, last: 35, cost: 3 },
            ],
          },
        ],
        discard: 2,
      },
    };
    expect(answer('hand', scene)).toBe(
      'Your hand. Island 12: free in row 1, cells 3 to 5 and row 2, cell 2. ' +
        'Island 41: 1 card in row 3, cell 6 to row 4, cell 1. Start card: no place now. ' +
        'Island 77: 1 card in row 4, cell 3, leaves a gap that nothing can fill. ' +
        'Island 80: free in row 4, cell 3, leaves a gap that nothing can fill; ' +
        'without a gap 3 cards in row 6, cell 6.',
    );
  });

  it('a wild goes where its best number is cheapest', () => {
    const wild = [{ first: 0, last: 1, from: 3, to: 5, cost: 1, step: 1, least: 0, most: 80 }];
    expect(answer('hand', { own: { hand: ['wild'] }, legal: { wild } })).toBe(
      'Your hand. Wild card: 1 card in row 1, cells 1 to 2.',
    );
  });

  it('cards alone are told of while others play, and those that lie open', () => {
    const waits: Scene = {
      own: { hand: [12, 'finish', 'finish'] },
      game: { active: 1, waiting: [1] },
    };
    expect(answer('hand', waits)).toBe(
      'Your hand. Island 12. Finish card. Finish card. On your turn each card comes with its cheapest place.',
    );
    const hand = { hand: [3], giving: null, legal: {} };
    const watches: Scene = { seat: null, you: { hands: [null, hand, { ...hand, hand: [] }] } };
    expect(answer('hand', watches)).toBe('Bo’s hand. Island 3. Cleo’s hand: No card in hand.');
    expect(answer('hand', { seat: null })).toBe('You can’t see any hand.');
  });

  it('the gaps of the sea are named by the islands around them', () => {
    const cells = sea({ 2: 12, 3: 15, 9: 41, 34: 77 });
    expect(answer('gaps', { game: { cells, rocks: 3 } })).toBe(
      '4 of 36 cells are filled. Before 12: 2 empty cells, row 1, cells 1 to 2. ' +
        'Between 15 and 41: 5 empty cells, row 1, cell 5 to row 2, cell 3. ' +
        'Between 41 and 77: 24 empty cells, row 2, cell 5 to row 6, cell 4. ' +
        'After 77: row 6, cell 6. Rocks block row 4. Start space, empty.',
    );
    expect(answer('gaps', {})).toContain('36 empty cells, row 1, cell 1 to row 6, cell 6.');
  });

  it('what closes cells and lies beside the grid is told with them', () => {
    const gaps = (game: NonNullable<Scene['game']>) =>
      answer('gaps', { game })?.split('row 6, cell 6. ')[1];
    const storms = {
      compasses: [2, 1] as [number, number],
      yellow: [1, 0, 0],
      orange: [0, 0, 0],
      purple: [0, 1, 0, 0, 0, 0] as [number, number, number, number, number, number],
      revealed: null,
      stuck: false,
    };
    expect(gaps({ storms })).toBe(
      'A purple storm closes row 2. Start space, empty. Compasses: 1 earned, 2 to earn.',
    );
    expect(gaps({ sides: { night_up: true, night: [4], wrong: [4, 7] } })).toBe(
      'Wrong side for the finish: row 1, cell 5 and row 2, cell 2. Start space, empty. Night is up.',
    );
    const contest = { row: [4, 80], pile: 9, second: [], scores: [3, 1] };
    expect(gaps({ contest })).toContain('The row: island 4 and island 80. 9 cards in the pile.');
    const explorer = { left: 7, cells: [3], storms: [3], due: null };
    expect(gaps({ explorer })).toContain('Closed by a storm: row 1, cell 4.');
    expect(answer('seats', { game: { storms } })).toContain('under a yellow storm');
  });

  it('seats have cards, and bear what lies before them', () => {
    const game = { known_monsters: [2], hands: [5, 4, 1], piles: [9, 0, 12] };
    expect(answer('seats', { game })).toBe(
      'Ana, you, to play: 5 cards in hand, 9 cards to draw, 0 cards discarded. ' +
        'Bo: 4 cards in hand, 0 cards to draw, 0 cards discarded. ' +
        'Cleo: 1 card in hand, 12 cards to draw, 0 cards discarded, holds a monster.',
    );
  });

  it('the last move comes with what followed from it', () => {
    const log = [
      { type: 'discard', seat: 0 },
      { type: 'place', seat: 1, card: 12, cell: 2, cost: 1 },
      { type: 'compass' },
    ] as const;
    const scene: Scene = { game: { log: [...log], log_length: 3 } };
    const move = 'Bo placed 12 in row 1, cell 3 and paid 1 card. A compass was earned.';
    expect(answer('last', scene)).toBe(move);
    expect(answer('last', scene, { last: 'A turning point.' })).toBe(`${move} A turning point.`);
    expect(answer('last', { game: { log: [], log_length: 0 } })).toBe('Nothing has happened yet.');
  });

  it('what is asked is what stands beside the buttons, or what the page says', () => {
    const prompt = ['Your turn.', 'Choose a card to place.'];
    expect(answer('prompt', {}, undefined, prompt)).toBe('Your turn. Choose a card to place.');
    expect(answer('prompt', {}, undefined, ['Choose a card to place.'])).toBe(
      'Your turn. Choose a card to place.',
    );
    expect(answer('prompt', {}, { prompt: 'Place 12.' }, prompt)).toBe('Place 12.');
  });
});

describe('of The Ascent', () => {
  const scene: AscentScene = {
    rows: [['G5', 'bridge', 'S6', 'CG'], ['R6i']],
    game: { campfires: [{ cell: [1, 3], value: 6 }], ibex: [{ cell: [2, 0], count: 2 }] },
    hand: ['G7', 'CS', 'bridge', 'R1', 'summit'],
    legal: {
      slope: [
        {
          card: 'G7',
          cells: [
            { cell: [1, 1], cost: 2 },
            { cell: [1, 4], cost: 1 },
            { cell: [2, 1], cost: 1 },
          ],
        },
      ],
      campfire: [
        {
          card: 'CS',
          slopes: [{ cell: [1, 2], to: [{ cell: [2, 2], cost: 4 }, { cell: [2, 1] }] }],
        },
      ],
      bridge: [[1, 4]],
      discard: 2,
    },
  };

  it('the own cards come with the cheapest place of each', () => {
    expect(answerOf('ascent', 'hand', ascentView(scene))).toBe(
      'Your hand. Grassy 7: 1 card in row 1, cell 5 and row 2, cell 2. ' +
        'Snowy campfire: in place of snowy 6 in row 1, cell 3, which moves to row 2, cell 2 for free. ' +
        'Bridge: free in row 1, cell 5. Rocky 1: no place now. ' +
        'Summit: The summit waits until all 44 other cells show slopes or campfires.',
    );
  });

  it('rows are open from their last cards on', () => {
    expect(answerOf('ascent', 'gaps', ascentView(scene))).toBe(
      '5 of 45 cells are built up. Row 1: 4 of 9 cells, the last with grassy campfire, counts as 6. ' +
        'Row 2: 1 of 8 cells, the last with rocky 6. Empty from row 3 up. ' +
        'Bridge: row 1, cell 2. Row 2, cell 1: 2 ibex.',
    );
  });
});

interface Taught {
  readonly positions: readonly LessonPosition[];
}

/** All that lessons show, so that each phase and option of a game that has a sentence is among them. */
const TAUGHT = lessons as unknown as Readonly<Record<string, Taught>>;

describe.each(catalogue.map(({ id }) => id))('of all that the lesson of %s shows', (id) => {
  const views = (TAUGHT[id]?.positions ?? []).flatMap(({ seat, names, views: shown }) =>
    shown.map(({ game, you }) => {
      const over = (game as { phase: string }).phase === 'over';
      return viewAround({ id, names, seat, over, game, own: you });
    }),
  );

  it.each(LANGUAGES)('there is something to say in %s', async (language) => {
    await setLanguage(language);
    for (const topic of TOPICS) {
      for (const view of views) {
        const sentences = answerOf(id, topic, view);
        expect(sentences).toMatch(/[.!?”»]$/u);
        expect(sentences).not.toMatch(/undefined|\bNaN|Infinity|\[object|\.\.|, ,|,,| {2}/);
        expect(sentences).not.toMatch(MISTAKES[language] ?? /^$/);
      }
    }
  });

  it('tells apart what is on the table', () => {
    const lying = new Set(views.map((view) => answerOf(id, 'gaps', view)));
    expect(lying.size).toBeGreaterThan(3);
  });
});
