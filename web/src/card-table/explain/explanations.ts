/** What the cards and pieces of a game are, for those who ask. */

interface PieceText {
  /** What it is called. */
  readonly name: string;
  /** What it is and does, in a sentence or two. */
  readonly text: string;
}

/**
 * A piece is told by its kind, which whatever shows one has in `data-about`. The texts know nothing of
 * a game that is going on.
 */
export interface Explanations {
  texts(): Readonly<Record<string, PieceText>>;
  /** The clause of the rules that says more, which is the `id` of a heading in the rules' text. */
  readonly clauses: Readonly<Record<string, string>>;
}

/** A piece on the page. */
export interface Found {
  readonly kind: string;
  /** What the page calls this very piece. */
  readonly label: string;
  /** Where it is. */
  readonly box: DOMRect;
}

/** A piece that the guest asks about, with what there is to say. */
export interface ExplainedPiece extends Found, PieceText {
  readonly clause: string;
}

export function found(element: HTMLElement): Found {
  const label =
    element.getAttribute('aria-label') ??
    element.querySelector('.visually-hidden')?.textContent ??
    '';
  return { kind: element.dataset['about'] ?? '', label, box: element.getBoundingClientRect() };
}

/** Everything on a board that can be asked about, one of each kind. */
export function allOn(board: HTMLElement): Found[] {
  const kinds = new Map<string, Found>();
  for (const element of board.querySelectorAll<HTMLElement>('[data-about]')) {
    const piece = found(element);
    if (!kinds.has(piece.kind)) kinds.set(piece.kind, piece);
  }
  return [...kinds.values()];
}

/** The pieces that have an explanation, with it. */
export function lookedUp(pieces: readonly Found[], explanations: Explanations): ExplainedPiece[] {
  const texts = explanations.texts();
  return pieces.flatMap((piece) => {
    const [text, clause] = [texts[piece.kind], explanations.clauses[piece.kind]];
    return text === undefined || clause === undefined ? [] : [{ ...piece, ...text, clause }];
  });
}

/** What the page calls a piece is made to be read out after other words. */
export function sentenceOf(label: string): string {
  return `${label.slice(0, 1).toUpperCase()}${label.slice(1)}.`;
}
