import { type ComponentChildren, render } from 'preact';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { followForeignChanges } from './foreignChanges';

/** Changes that others make to a text: their nodes say the same, so that it can be compared. */
const FOREIGN: Record<string, (text: Text) => void> = {
  'a translation': (text) => text.replaceWith(font(text.data)),
  'a translation in two steps': (text) => {
    text.parentNode!.insertBefore(font(text.data), text);
    text.remove();
  },
  'a translation in two steps, behind it': (text) => {
    text.after(font(text.data));
    text.remove();
  },
  'a reading mode': (text) => {
    const parts = text.data.split(/\b/).map((word) => {
      const part = document.createElement('b');
      part.textContent = word;
      return part;
    });
    text.replaceWith(...parts);
  },
  'an extension': (text) => text.replaceWith(document.createTextNode(text.data)),
};

function font(words: string): HTMLElement {
  const [outer, inner] = [document.createElement('font'), document.createElement('font')];
  inner.textContent = words;
  outer.append(inner);
  return outer;
}

/** The texts of the page that are the client's, with something in them. */
function texts(): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const all: Text[] = [];
  while (walker.nextNode()) all.push(walker.currentNode as Text);
  return all.filter((text) => text.data !== '' && !text.parentElement!.closest('font, b'));
}

let root: HTMLElement;
beforeAll(() => followForeignChanges(document.body));
beforeEach(() => document.body.append((root = document.createElement('main'))));
afterEach(() => {
  render(null, root);
  root.remove();
});

/** Waits until observers have been called. */
const settled = () => new Promise((done) => setTimeout(done));

interface Turn {
  who: string | null;
  cards: number;
  notes?: readonly string[];
}

function Page({ who, cards, notes }: Turn) {
  const hint: ComponentChildren = who === null ? <em>The game is over.</em> : `It’s ${who}’s turn.`;
  return (
    <section>
      <p>
        {hint} {cards} in hand
        {notes?.map((note) => (
          <i key={note}>{note}</i>
        ))}
        {cards > 3 && ', many'}
      </p>
      {who !== null && <p>{who}</p>}
    </section>
  );
}

const TURNS: readonly Turn[] = [
  { who: 'Ada', cards: 5 },
  { who: 'Bo', cards: 5 },
  { who: 'Bo', cards: 3, notes: ['one'] },
  { who: null, cards: 3, notes: ['two', 'one'] },
  { who: 'Ada', cards: 4, notes: ['one'] },
  { who: 'Ada', cards: 4 },
  { who: '', cards: 4 },
  { who: 'Bo', cards: 0 },
];

test.each(Object.entries(FOREIGN))('%s is followed by what is drawn next', async (_, change) => {
  const anew = document.createElement('main');
  for (const turn of TURNS) {
    render(<Page {...turn} />, root);
    await settled();
    render(<Page {...turn} />, anew);
    expect(root.textContent).toBe(anew.textContent);
    texts().forEach(change);
    await settled();
    expect(root.textContent).toBe(anew.textContent);
  }
});

test('a page in its own language again has its own texts', async () => {
  render(<p>Your turn</p>, root);
  const [text] = texts();
  const standIn = font('À toi');
  text!.replaceWith(standIn);
  await settled();
  expect(root.textContent).toBe('À toi');
  standIn.replaceWith(text!);
  await settled();
  expect(root.textContent).toBe('Your turn');
});

function Two({ first }: { first: string }) {
  return (
    <>
      <p>{first}</p>
      <p>second</p>
    </>
  );
}

test('what has not changed stays as others have made it', async () => {
  render(<Two first="first" />, root);
  for (const text of texts()) text.replaceWith(font(`${text.data} translated`));
  await settled();
  render(<Two first="third" />, root);
  await settled();
  expect(root.textContent).toBe('thirdsecond translated');
});
