import { render } from 'preact';
import { act as flush } from 'preact/test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { GameModule } from '~/card-table/game';
import { boardAlone, shapeOf, viewAround } from '~/card-table/testing';
import { confirming } from '~/ui/preferences';
import lessons from '~/testing/lessons.json';
import type {
  SantaTimeaLastTrick,
  SantaTimeaPrivate,
  SantaTimeaPublic,
  SantaTimeaShape,
} from '~/wire/santa_timea';
import { game as santaTimea } from '../game';
import { factsOf } from '../view/facts';
import { DrawnBoard } from './Board';
import { useRest } from './Trick';

const ABOUT = { name: () => 'Santa Timea', phrases: santaTimea.phrases } as unknown as GameModule;
const SHAPE = shapeOf('santa-timea') as SantaTimeaShape;
const Board = boardAlone(DrawnBoard, (view) => factsOf(view, SHAPE));
const { steps, positions } = lessons['santa-timea'];

const page = document.body;

function all(selector: string): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>(selector)];
}

function texts(selector: string): (string | null)[] {
  return all(selector).map((element) => element.textContent);
}

/** The words below each card. */
function values(): (string | null)[] {
  return all('.st-value').map((value) => (value.firstElementChild ?? value).textContent);
}

function press(name: string): void {
  const card = all('.game-card').find(
    (one) => one.getAttribute('aria-label')?.split(',')[0] === name,
  );
  if (card === undefined) throw new Error(`${name} is not in the hand`);
  flush(() => card.click());
}

/** Draws the view before a step of the lesson: so many views earlier, where others have played since. */
function show(step: string, earlier = 0) {
  const { names, seat, views } = positions[steps.findIndex(({ name }) => name === step)]!;
  const { game, you } = views.at(-1 - earlier)! as { game: unknown; you: unknown };
  const view = viewAround({
    id: 'santa-timea',
    names,
    seat,
    over: false,
    game: game as SantaTimeaPublic,
    own: you as SantaTimeaPrivate,
  });
  const act = vi.fn<(action: unknown) => Promise<null>>(async () => null);
  flush(() =>
    render(
      <Board game={ABOUT} view={view} act={act} say={act} fetchLog={async () => []} busy={false} />,
      page,
    ),
  );
  return act;
}

afterEach(() => {
  confirming.set(true);
  vi.useRealTimers();
});

describe('the trick', () => {
  it('shows what each card is worth, and who is highest and lowest so far', () => {
    show('with');
    expect(values()).toEqual(['7', '5', 'to play']);
    expect(texts('.st-tag-word')).toEqual(['highest', 'lowest']);
  });

  it('strikes out cards of the same value', () => {
    show('pirate', 3);
    expect(all('.st-played[data-standing="out"] .st-strike')).toHaveLength(2);
    expect(texts('.st-tag-word').slice(0, 2)).toEqual(['cancelled', 'cancelled']);
  });

  it('says who leads where nothing has been played, and has a place for all from the start', () => {
    show('across');
    expect(texts('.st-lead')).toEqual(['You lead this trick.']);
    expect(all('.st-played')).toHaveLength(3);
    expect(values()).toEqual(['to play']);
  });

  it('says nothing of a card that lies alone', () => {
    show('equal', 3);
    expect(all('.st-played .st-card')).toHaveLength(1);
    expect(all('.st-tag')).toHaveLength(0);
  });
});

describe('a card', () => {
  it('is told with what it is worth now', () => {
    show('with');
    const labels = all('.game-card').map((card) => card.getAttribute('aria-label'));
    expect(labels).toContain('north 9, worth 9');
    expect(labels).toContain('east 9, worth 4½');
    expect(labels).toContain('south 11, worth 0 (ranks by 11)');
    expect(labels).toContain('pirate, worth 5');
  });

  it('lies in its own place as soon as it is picked up', () => {
    show('with');
    press('north 9');
    expect(all('.st-card[data-laid="true"]')).toHaveLength(1);
    expect(values()).toEqual(['7', '5', '9']);
  });

  it('shows what it would do', () => {
    show('with');
    press('north 9');
    expect(texts('.st-tag-word')).toEqual(['takes the wind', 'leads next']);
    expect(texts('.st-lead')).toEqual(['Jon takes the wind · you lead next']);
    press('pirate');
    expect(all('.st-played[data-standing="out"]')).toHaveLength(2);
    expect(texts('.st-lead')).toEqual(['Cancels Jon’s 5 · Mira takes the wind · Mira leads next']);
  });

  it('is played when it is confirmed', () => {
    const act = show('with');
    press('north 9');
    expect(texts('.game-prompt').join()).toContain('Played now, this card is worth 9.');
    expect(act).not.toHaveBeenCalled();
    flush(() => all('.game-confirm')[0]?.click());
    expect(act.mock.calls).toEqual([[{ type: 'play', card: 'N9' }]]);
  });

  it('is played when it is pressed once more, where nothing is confirmed', () => {
    confirming.set(false);
    vi.useFakeTimers();
    const act = show('with');
    press('north 9');
    flush(() => void vi.advanceTimersByTime(2_000));
    expect(act).not.toHaveBeenCalled();
    press('north 9');
    flush(() => void vi.advanceTimersByTime(2_000));
    expect(act.mock.calls).toEqual([[{ type: 'play', card: 'N9' }]]);
  });

  it('is explained where it may not be led', () => {
    const act = show('across');
    press('pirate');
    expect(texts('.game-warning')).toEqual([
      'You may lead a pirate only if you hold nothing else.',
    ]);
    flush(() => all('.game-confirm')[0]?.click());
    expect(act).not.toHaveBeenCalled();
  });
});

function Shown({ trick, live }: { trick: number; live: boolean }) {
  return useRest({ round: 0, trick } as SantaTimeaLastTrick, live) ? 'rests' : 'goes on';
}

function showTrick(trick: number, live = true): string | null {
  flush(() => render(<Shown trick={trick} live={live} />, page));
  return page.textContent;
}

describe('a trick that has ended', () => {
  it('is shown for two seconds, whatever comes', () => {
    vi.useFakeTimers();
    expect(showTrick(1), 'it was there before').toBe('goes on');
    expect(showTrick(2)).toBe('rests');
    flush(() => void vi.advanceTimersByTime(1_900));
    expect(showTrick(2)).toBe('rests');
    flush(() => void vi.advanceTimersByTime(200));
    expect(showTrick(2)).toBe('goes on');
  });

  it('makes way for a card that is picked up', () => {
    show('with');
    show('across');
    expect(texts('.st-lead').join()).toMatch(/takes/);
    expect(texts('.game-prompt').join(), 'one’s turn comes after it').toMatch(/takes/);
    expect(all('.st-worth')).toHaveLength(0);
    press('north 12');
    expect(texts('.st-lead')).toEqual(['You lead this trick.']);
  });

  it('is not in a replay', () => {
    showTrick(1, false);
    expect(showTrick(2, false)).toBe('goes on');
  });
});
