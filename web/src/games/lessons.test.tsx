/** The boards draw and play on the views that the server's rules have written. */
import { type ComponentType, h } from 'preact';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { showBoard, viewAround } from '~/card-table/testing';
import type { TableFacts } from '~/card-table/facts';
import { LANGUAGES } from '~/texts/languages';
import { confirming } from '~/ui/preferences';
import games from '~/testing/games.json';
import type { LessonPosition } from '~/wire/http';
import lessons from '~/testing/lessons.json';
import { catalogue } from './catalogue';
import type { BoardProps } from '~/card-table/boardProps';
import type { Lesson, LessonWords } from '~/card-table/explain/help';
import type { View } from '~/net/room/view';

interface LessonScenes {
  readonly steps: readonly { readonly name: string; readonly hint: unknown }[];
  readonly positions: readonly LessonPosition[];
}

const LESSONS = lessons as unknown as Readonly<Record<string, LessonScenes>>;

/** A view of a lesson as one of a table. */
function viewOf(id: string, { seat, names }: LessonPosition, game: unknown, own: unknown): View {
  const over = (game as { phase: string }).phase === 'over';
  return viewAround({ id, names, seat, over, game, own });
}

describe.each(catalogue.map((entry) => [entry.id, entry] as const))('%s', (id, entry) => {
  const { steps = [], positions = [] } = LESSONS[id] ?? {};
  let Board: ComponentType<BoardProps>;

  beforeAll(async () => {
    vi.stubGlobal('fetch', async () => Response.json(games));
    // Games that are over make the next ones quicker.
    confirming.set(true);
    const game = await entry.module.load();
    game.Board.preload();
    await vi.dynamicImportSettled();
    Board = (props) => h(game.Board, { ...props, game });
  });

  const drawn = positions.flatMap((position, done) =>
    position.views.map(
      (view, nth) => [nth + 1, steps[done]?.name ?? 'end', view, position] as const,
    ),
  );

  it.each(drawn)('is drawn in view %i of step %s', (_nth, _step, { game, you }, position) => {
    const { page, all } = showBoard(Board, viewOf(id, position, game, you), { ended: true });
    expect(page.querySelector('[role="alert"]')).toBeNull();
    expect(page.querySelector('.game-board')).not.toBeNull();
    const { hand = [] } = (you ?? {}) as { hand?: unknown[] };
    const ended = (game as { phase: string }).phase === 'over';
    expect(all('.game-card')).toHaveLength(ended ? 0 : hand.length);
  });

  it('says so where a view lacks what it draws, and draws the next game', () => {
    const requests = vi.fn<typeof fetch>(async () => Response.json(games));
    vi.stubGlobal('fetch', requests);
    const [, , { game, you } = { game: {}, you: null }, position] = drawn[0] ?? [];
    if (position === undefined) throw new Error('there is no lesson');
    const whole = viewOf(id, position, game, you);
    let broken = 0;
    for (const field of Object.keys(game as object).slice(0, 4)) {
      const { [field]: _, ...rest } = game as Record<string, unknown>;
      const { page, draw } = showBoard(Board, viewOf(id, position, rest, you));
      if (page.querySelector('[role="alert"]') === null) continue;
      broken += 1;
      expect(page.textContent).toContain('Something went wrong here.');
      draw({ ...whole, table: { ...whole.table, games: whole.table.games + 1 } });
      expect(page.querySelector('.game-board')).not.toBeNull();
    }
    expect(broken).toBeGreaterThan(0);
    const reports = requests.mock.calls.filter(([address]) => address === '/api/faults');
    expect(reports.length).toBeLessThanOrEqual(3);
    for (const name of position.names) expect(JSON.stringify(reports)).not.toContain(name);
  }, 20_000);

  it('plays what a lesson asks for with the offers of its view', () => {
    const placed = steps.findIndex(({ hint }) =>
      ['place', 'slope', 'play'].includes((hint as { type?: string } | null)?.type ?? ''),
    );
    const position = positions[placed];
    const view = position?.views.at(-1);
    if (position === undefined || view === undefined) throw new Error('there is no such step');
    const { type, card } = steps[placed]!.hint as { type: string; card: unknown };
    const { act, all, click } = showBoard(Board, viewOf(id, position, view.game, view.you));
    const hand = (view.you as { hand: unknown[] }).hand;
    const slot = hand.findIndex(
      (held) => held === card || (held as { card?: unknown } | null)?.card === card,
    );
    click('.game-card', slot);
    const open = '[role="gridcell"][aria-disabled="false"]';
    if (all(open).length > 0) click(open);
    click('.game-confirm');
    expect(act.mock.calls).toEqual([[expect.objectContaining({ type, card })]]);
  });
});

interface Written {
  scenes: { name: string; steps: { name: string; hint?: unknown }[] }[];
}

/** The server's lessons: they alone say what there is to be done. */
const WRITTEN = import.meta.glob<Written>('../../../server/lessons/*.json', {
  import: 'default',
  eager: true,
});

const WORDS = import.meta.glob<{ lesson: LessonWords }>('./*/texts/*/help.ts', {
  import: 'default',
});

describe.each(catalogue.map((entry) => [entry.id, entry] as const))(
  'the lesson of %s',
  (id, entry) => {
    let lesson: Lesson;
    const scenes = WRITTEN[`../../../server/lessons/${id}.json`]?.scenes ?? [];

    beforeAll(async () => {
      vi.stubGlobal('fetch', async () => Response.json(games));
      ({ lesson } = await (await entry.module.load()).help.load());
    });

    it.each(LANGUAGES)('has words for each of its steps in %s', async (language) => {
      const words = (await WORDS[`./${id}/texts/${language}/help.ts`]?.())?.lesson;
      expect(Object.keys(words?.scenes ?? {})).toEqual(scenes.map(({ name }) => name));
      const steps = scenes.flatMap(({ steps: some }) => some);
      const written = Object.entries(words?.steps ?? {}).map(([name, { task }]) => [
        name,
        task !== undefined,
      ]);
      expect(written).toEqual(steps.map(({ name, hint }) => [name, hint !== undefined]));
    });

    it('looks nowhere where there is only something to be read', () => {
      expect(lesson.spots(null, {} as TableFacts)).toEqual([]);
    });
  },
);
