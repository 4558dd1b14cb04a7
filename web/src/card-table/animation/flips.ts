/** What moves on a table, as `ui/flip.ts` knows it: cards of hands, and where cards come from and go to. */

export interface Flip {
  readonly 'data-flip': string;
  readonly 'data-from'?: string | undefined;
  readonly 'data-to'?: string;
  readonly 'data-fixed'?: true;
}

export interface HeapFlip {
  readonly 'data-place': string;
  readonly 'data-holds'?: number;
  readonly 'data-fed'?: string;
}

/** Where the cards of a seat are that no viewer sees. */
export type Heap = 'hand' | 'pile' | 'discards';

export function heapPlace(seat: number, heap: Heap): string {
  return `${heap}-${seat}`;
}

/** A place where cards of a seat lie unseen. What is discarded and paid comes from the hand. */
export function heapFlip(seat: number, heap: Heap, count: number): HeapFlip {
  const place = { 'data-place': heapPlace(seat, heap) };
  if (heap !== 'discards') return place;
  return { ...place, 'data-holds': count, 'data-fed': heapPlace(seat, 'hand') };
}

/** The cards of a hand by keys: those of the same kind are told apart by how many lie before. */
export function keysOf<Card extends string | number>(cards: readonly Card[]): string[] {
  return cards.map(
    (card, slot) => `${card}#${cards.slice(0, slot).filter((other) => other === card).length}`,
  );
}

/** A card of a hand, by its key: drawn from the pile, and discarded unless something takes it. */
export function handFlip(seat: number, key: string): Flip {
  return {
    'data-flip': `${seat}/${key}`,
    'data-from': `${heapPlace(seat, 'pile')} ${COMMON}`,
    'data-to': heapPlace(seat, 'discards'),
  };
}

/** Where cards are dealt from in a game in which no seat has a pile of its own. */
export const COMMON = 'common';

/** Where a card comes from that a seat plays: its hand if that lies open, or where it is counted. */
export function playedFrom(seat: number, ...cards: (string | number)[]): string {
  return [...cards.map((card) => `${seat}/${card}`), heapPlace(seat, 'hand')].join(' ');
}
