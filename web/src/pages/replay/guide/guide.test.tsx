import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameModule } from '~/card-table/game';
import type { GameView } from '~/card-table/facts';
import { textsOf, textsLoaded } from '~/texts';
import type { AnalysedMove, Analysis } from '~/wire/http';
import {
  bandPath,
  curvesOf,
  ghostsAt,
  inHundred,
  linePath,
  curveScaleOf,
  unknowableLoss,
  useAnalysis,
} from './analysis';
import { ChanceCurve } from './ChanceCurve';
import {
  Alternatives,
  comparisonSentences,
  Guide,
  progressText,
  commentaryAt,
  TurningPoints,
} from './Guide';

const t = textsOf('replay');

const estimate = (mean: number, error = 0) => ({ mean, error });

/** By seat, the positions of its curve. */
function placesOf(curves: ReturnType<typeof curvesOf>) {
  return curves.map(({ seat, points }) => [seat, ...points.map(({ position }) => position)]);
}

/** A move before which so much could be known, and so much was possible. */
function lies(position: number, known: number, possible: number): AnalysedMove {
  return { ...moved(position, known), possible: [estimate(possible)] };
}

function moved(
  position: number,
  known: number,
  regret: number | null = null,
  all = [estimate(known, 0.1)],
): AnalysedMove {
  const alternative = (action: string, mean: number) => ({ action, prospect: estimate(mean) });
  return {
    position,
    seat: position % 2,
    known: all,
    possible: [estimate(1 - known)],
    played: alternative(`played ${position}`, known),
    alternatives: regret === null ? [] : [alternative(`better ${position}`, known + regret)],
    regret: regret === null ? null : estimate(regret),
  };
}

const analysis: Analysis = {
  is_contest: false,
  moves: [moved(0, 0.5), moved(1, 0.6, 0.25), moved(2, 0.4), moved(3, 0.2, 0.01)],
  turning_points: [1],
  partners: { games: 10, won: 4, points: [] },
};
const props = {
  analysis,
  names: ['Ada', 'Ben'],
  phraseOf: String,
  last: 4,
  onPosition: () => {},
  drawn: false,
  onDrawn: () => {},
};

function shown(element: preact.ComponentChild): HTMLElement {
  const root = document.createElement('div');
  act(() => render(element, root));
  return root;
}

function rowsAt(position: number) {
  const root = shown(<Alternatives {...props} position={position} />);
  return [...root.querySelectorAll('li')].map((row) => row.textContent);
}

const chance = ({ mean }: { mean: number }) => `${Math.round(mean * 100)}%`;

beforeAll(textsLoaded);

describe('the curve', () => {
  it('is one for each seat at its own moves, and one as the cards lay where all win or lose', () => {
    expect(placesOf(curvesOf(analysis))).toEqual([
      [0, 0, 2],
      [1, 1, 3],
      [null, 0, 1, 2, 3],
    ]);
    const scores = [estimate(3), estimate(-2)];
    const moves = [0, 1, 2].map((position) => moved(position, 0, null, scores));
    const seats = curvesOf({ ...analysis, is_contest: true, moves });
    expect(placesOf(seats)).toEqual([
      [0, 0, 2],
      [1, 1],
    ]);
    expect(seats.map(({ points }) => points[0]?.estimate.mean)).toEqual([3, -2]);
  });

  it('goes through the estimates, where the positions are on the slider', () => {
    const curves = curvesOf(analysis);
    const scale = curveScaleOf(curves, false, 4);
    expect(linePath(curves[1]!, scale)).toBe('M0.25 0.4L0.75 0.8');
    expect(bandPath(curves[1]!, scale)).toBe('M0.25 0.3L0.75 0.7L0.75 0.9L0.25 0.5Z');
  });

  it('shows in red what a turning point lost', () => {
    const root = shown(<ChanceCurve {...props} position={1} />);
    const drops = [...root.querySelectorAll('.guide-drop')];
    expect(drops.map((drop) => drop.getAttribute('d'))).toEqual(['M0.25 0.4L0.75 0.8']);
  });

  it('fits what is expected, be it below nothing', () => {
    const curves = curvesOf({
      ...analysis,
      is_contest: true,
      moves: [0, 1].map((at) => moved(at, 0, null, [estimate(-4), estimate(6)])),
    });
    const { y, ticks } = curveScaleOf(curves, true, 1);
    expect([y(6), y(1), y(-4)]).toEqual([0, 0.5, 1]);
    expect(ticks).toEqual([6, 1, -4]);
  });

  it('can be read as a table, and goes where it is pressed', () => {
    const onPosition = vi.fn<(position: number) => void>();
    const root = shown(<ChanceCurve {...props} position={1} onPosition={onPosition} />);
    const rows = [...root.querySelectorAll('tbody tr')].map((row) => row.textContent);
    expect(rows[1]).toBe('2Benabout 60 in 100about 40 in 100');
    const slider = root.querySelector('input')!;
    expect(slider.getAttribute('aria-valuetext')).toBe('about 60 in 100');
    slider.value = '3';
    slider.dispatchEvent(new Event('input'));
    expect(onPosition).toHaveBeenCalledWith(3);
  });

  it('is never surer than sure', () => {
    expect([estimate(1.2), estimate(-0.1), estimate(0.345)].map(inHundred)).toEqual([100, 0, 35]);
  });
});

describe('the moves', () => {
  it('that surely cost something are named with what they cost', () => {
    const onPosition = vi.fn<(position: number) => void>();
    const root = shown(<TurningPoints {...props} position={0} onPosition={onPosition} />);
    const cards = [...root.querySelectorAll('li')];
    expect(cards.map((card) => card.textContent)).toEqual([
      '1Move 2 · Ben the best move wins about 25 more games in 100',
    ]);
    root.querySelector('button')?.click();
    expect(onPosition).toHaveBeenCalledWith(1);
    expect(root.textContent).toContain('about 50 games in 100');
  });

  it('of a game without one say so', () => {
    const root = shown(
      <TurningPoints {...props} analysis={{ ...analysis, turning_points: [] }} position={0} />,
    );
    expect(root.textContent).toContain('No single move was clearly a mistake.');
  });

  it('after which it was lost, though that could not be known, is named as well', () => {
    const falls = {
      ...analysis,
      turning_points: [],
      moves: [lies(0, 0.9, 0.9), lies(1, 0.8, 0.05)],
    };
    expect(unknowableLoss(falls)?.position).toBe(1);
    const root = shown(<TurningPoints {...props} analysis={falls} position={0} />);
    expect(root.querySelector('li')?.textContent).toBe(
      'Move 2 · Ben With these piles it could no longer be won: no one could know.',
    );
    const seen = { ...falls, moves: [lies(0, 0.9, 0.9), lies(1, 0.1, 0.05)] };
    const mended = { ...falls, moves: [...falls.moves, lies(2, 0.8, 0.9)] };
    const caused = { ...falls, turning_points: [0] };
    const never = { ...falls, moves: [lies(0, 0.8, 0.05)] };
    expect([seen, mended, caused, never].map(unknowableLoss)).toEqual([null, null, null, null]);
  });

  it('of the position shown stand beside their alternatives', () => {
    expect(rowsAt(1)).toEqual(['Played: played 1about 60 in 100', 'better 1about 85 in 100']);
    expect(rowsAt(4)).toEqual([]);
  });

  it('are told at a key, before them and after', () => {
    const price = 'Turning point 1: the best move wins about 25 more games in 100.';
    expect([0, 1, 2, 4].map((position) => commentaryAt({ ...props, position }))).toEqual([
      { prompt: 'Move 1 · Ada. Played: played 0, about 50 in 100. There was no alternative.' },
      {
        prompt: `Move 2 · Ben. Played: played 1, about 60 in 100. Other moves: better 1, about 85 in 100. ${price}`,
      },
      {
        prompt: 'Move 3 · Ada. Played: played 2, about 40 in 100. There was no alternative.',
        last: price,
      },
      {},
    ]);
  });

  it('are drawn on the board, the best first, until that is not wanted', () => {
    const onDrawn = vi.fn<(drawn: boolean) => void>();
    const root = shown(<Alternatives {...props} position={1} drawn onDrawn={onDrawn} />);
    root.querySelector('button')?.click();
    expect(onDrawn).toHaveBeenCalledWith(false);
    expect(ghostsAt(analysis, 1, chance)).toEqual([
      { action: 'better 1', chance: '85%', isPlayed: false },
      { action: 'played 1', chance: '60%', isPlayed: true },
    ]);
    expect(ghostsAt(analysis, 4, chance)).toEqual([]);
  });
});

/** Lets time pass, and the answers to what is asked for then arrive. */
async function wait(time: number): Promise<void> {
  await act(async () => void (await vi.advanceTimersByTimeAsync(time)));
  for (let turn = 0; turn < 3; turn += 1) {
    await act(async () => void (await vi.advanceTimersByTimeAsync(0)));
  }
}

/** How far the analysis is. */
function Progress() {
  const { state } = useAnalysis('/api/replays/x');
  return <p>{state?.type === 'running' ? String(state.done) : ''}</p>;
}

function waitingText(place: number, seconds: number | null): string {
  return progressText({ type: 'running', done: 3, of: 9, place, seconds });
}

const nothing = (): void => undefined;

describe('a running analysis', () => {
  it('says how many come first, and how long it takes where that is long', () => {
    expect(waitingText(0, 20)).toBe('3 of 9 moves');
    expect(waitingText(0, null)).toBe('3 of 9 moves');
    expect(waitingText(0, 130)).toBe('3 of 9 moves. About 2 minutes to go.');
    expect(waitingText(1, 61)).toBe('1 other game is analysed first. About 1 minute to go.');
    expect(waitingText(4, 600)).toBe('4 other games are analysed first. About 10 minutes to go.');
  });

  const fetched = vi.fn<typeof fetch>();
  /** A guide that shows nothing of its game. */
  const failing = {
    ...props,
    base: '/api/replays/x',
    game: {} as GameModule,
    view: {} as GameView,
    position: 0,
    leads: false,
    onGhosts: nothing,
    onCommentary: nothing,
    onMover: nothing,
    onQuestion: nothing,
    playOn: null,
    onClose: nothing,
  };

  beforeEach(() => {
    vi.useFakeTimers();
    let done = 0;
    fetched.mockReset().mockImplementation(async () => {
      done += 1;
      return Response.json({ type: 'running', done, of: 9, place: 0, seconds: null });
    });
    vi.stubGlobal('fetch', fetched);
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is asked about no more while the page is hidden, and at once when it is seen again', async () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
    const root = shown(<Progress />);
    await wait(0);
    await wait(1_000);
    expect(root.textContent).toBe('2');
    hidden.mockReturnValue(true);
    await wait(60_000);
    expect(root.textContent).toBe('2');
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    await wait(0);
    expect(root.textContent).toBe('3');
  });

  it('that has failed says so, and is made again by a press alone', async () => {
    fetched.mockImplementation(async () => Response.json({ type: 'failed' }));
    const root = shown(<Guide {...failing} />);
    await wait(0);
    await wait(60_000);
    expect(root.querySelector('[role=alert]')?.textContent).toBe(t().guide.failed);
    const methods = () => fetched.mock.calls.map(([, init]) => init?.method ?? 'GET');
    expect(methods()).not.toContain('POST');
    root.querySelector<HTMLButtonElement>('.button--primary')!.click();
    await wait(0);
    expect(methods()).toContain('POST');
  });
});

describe('the comparison', () => {
  const { names } = props;
  const comparison = {
    games: 12,
    won: 5,
    turns: { own: 44, median: 40.5 },
    placed: { own: 36, median: 31 },
  };

  it('is with the games of the server and with sharp partners', () => {
    expect(comparisonSentences({ analysis, comparison, names })).toEqual([
      'Sharp partners won this deal 4 times in 10 attempts.',
      'Won on this server with these options: 5 of 12 games.',
      'This game took 44 turns; the median of 12 games is 40.5.',
      '36 cells were filled; the median is 31.',
    ]);
    const alone = { ...analysis, partners: null };
    expect(comparisonSentences({ analysis: alone, comparison: null, names })).toEqual([]);
  });

  it('of a contest is of points', () => {
    const contest = {
      ...analysis,
      is_contest: true,
      partners: { games: 10, won: 0, points: [3.25, -1] },
    };
    const sentences = comparisonSentences({
      analysis: contest,
      comparison: { ...comparison, won: null },
      names,
    });
    expect(sentences).toEqual([
      'Sharp partners who played this deal 10 times scored on average: Ada 3.3 and Ben −1.',
    ]);
  });
});
