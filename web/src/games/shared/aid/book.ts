/** What the cards and pieces of a game are, for those who ask. */

export interface PieceText {
  /** What it is called. */
  readonly name: string;
  /** What it is and does, in a sentence or two. */
  readonly text: string;
}

/**
 * A piece is told by its kind, which whatever shows one has in `data-about`. The texts know nothing of
 * a game that is going on.
 */
export interface PieceBook {
  texts(): Readonly<Record<string, PieceText>>;
  /** The clause of the rules that says more, which is the `id` of a heading in the rules' text. */
  readonly clauses: Readonly<Record<string, string>>;
}

/** A piece on the page that somebody asks about. */
export interface Asked extends PieceText {
  readonly kind: string;
  readonly clause: string;
  /** What the page calls this very piece. */
  readonly label: string;
  /** Where it is. */
  readonly box: DOMRect;
}

/** What something on the page is; null where the book says nothing of it. */
export function asked(element: HTMLElement, book: PieceBook): Asked | null {
  const kind = element.dataset['about'] ?? '';
  const [text, clause] = [book.texts()[kind], book.clauses[kind]];
  if (text === undefined || clause === undefined) return null;
  const label =
    element.getAttribute('aria-label') ??
    element.querySelector('.visually-hidden')?.textContent ??
    '';
  return { kind, clause, label, box: element.getBoundingClientRect(), ...text };
}

/** Everything on a board that can be asked about, one of each kind. */
export function allOn(board: HTMLElement, book: PieceBook): Asked[] {
  const kinds = new Map<string, Asked>();
  for (const element of board.querySelectorAll<HTMLElement>('[data-about]')) {
    const piece = asked(element, book);
    if (piece !== null && !kinds.has(piece.kind)) kinds.set(piece.kind, piece);
  }
  return [...kinds.values()];
}

/** What the page calls a piece is made to be read out after other words. */
export function sentenceOf(label: string): string {
  return `${label.slice(0, 1).toUpperCase()}${label.slice(1)}.`;
}
