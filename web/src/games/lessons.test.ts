import { beforeAll, describe, expect, it, vi } from 'vitest';
import { languages, LANGUAGES } from '~/texts/languages';
import games from '~/wire/games.json';
import { catalogue } from './catalogue';
import type { GameLesson, LessonWords } from './game';

interface Written {
  scenes: { name: string; steps: { name: string; hint?: unknown }[] }[];
}

/** What there is to be done stands in the server's lessons alone. */
const WRITTEN = import.meta.glob<Written>('../../../server/rules/lessons/*.json', {
  import: 'default',
  eager: true,
});

describe.each(catalogue.map((entry) => [entry.id, entry] as const))(
  'the lesson of %s',
  (id, entry) => {
    let lesson: GameLesson;
    const scenes = WRITTEN[`../../../server/rules/lessons/${id}.json`]?.scenes ?? [];

    beforeAll(async () => {
      vi.stubGlobal('fetch', async () => Response.json(games));
      lesson = await (await entry.module.load()).lesson.load();
    });

    it.each(LANGUAGES)('has words for each of its steps in %s', async (language) => {
      const all: Record<string, { lesson(): Promise<LessonWords> }> = (
        await languages[language].load()
      ).games;
      const key = id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      const words = await all[key]?.lesson();
      expect(Object.keys(words?.scenes ?? {})).toEqual(scenes.map(({ name }) => name));
      const steps = scenes.flatMap(({ steps: some }) => some);
      const told = Object.entries(words?.steps ?? {}).map(([name, { task }]) => [
        name,
        task !== undefined,
      ]);
      expect(told).toEqual(steps.map(({ name, hint }) => [name, hint !== undefined]));
    });

    it('looks nowhere where there is only something to be read', () => {
      const view = { game: null } as Parameters<GameLesson['spots']>[1];
      expect(lesson.spots(null, view)).toEqual([]);
    });
  },
);
