/**
 * The spots of a table, each under an id: where the focus, keys, scrolling and lessons lead to. The
 * component that draws a spot registers it; nothing else needs to know how it looks.
 */
import { createContext, type RefCallback } from 'preact';
import { useContext } from 'preact/hooks';

export type SpotId =
  | `cell:${number}`
  | `card:${number}`
  /** The card that is picked up. */
  | 'picked'
  /** Where the keyboard goes in the hand and on the board. */
  | 'hand'
  | 'board'
  /** The button that does what is chosen, or what else is to be done next. */
  | 'confirm'
  | 'discard'
  | 'pledge'
  /** The viewer's next step, in words. */
  | 'prompt';

interface Spot {
  readonly ref: RefCallback<HTMLElement>;
  /** A lesson points at it. */
  readonly 'data-hinted': boolean | undefined;
}

export class Spots {
  /** The spots that a lesson points at. */
  hinted: readonly SpotId[] = [];
  readonly #elements = new Map<SpotId, HTMLElement>();
  readonly #refs = new Map<string, RefCallback<HTMLElement>>();

  /** Attributes by which an element is found under all of some ids. */
  at(...ids: readonly (SpotId | false)[]): Spot {
    const named = ids.filter((id) => id !== false);
    return {
      ref: this.#refOf(named),
      'data-hinted': named.some((id) => this.hinted.includes(id)) || undefined,
    };
  }

  get(id: SpotId): HTMLElement | null {
    return this.#elements.get(id) ?? null;
  }

  /** The spots that are there, in the order of the page. */
  all(ids: readonly SpotId[]): HTMLElement[] {
    return ids
      .flatMap((id) => this.get(id) ?? [])
      .toSorted((one, other) =>
        one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
      );
  }

  /** Moves the focus to the first spot that is there. */
  focus(...ids: readonly SpotId[]): boolean {
    const found = ids.map((id) => this.get(id)).find((element) => element !== null);
    found?.focus({ preventScroll: true });
    return found !== undefined;
  }

  /** The same function for the same ids: another one would be called anew at each rendering. */
  #refOf(ids: readonly SpotId[]): RefCallback<HTMLElement> {
    const key = ids.join();
    const known = this.#refs.get(key);
    if (known !== undefined) return known;
    let mine: HTMLElement | null = null;
    const ref = (element: HTMLElement | null): void => {
      for (const id of ids) {
        if (element !== null) this.#elements.set(id, element);
        else if (this.#elements.get(id) === mine) this.#elements.delete(id);
      }
      mine = element;
    };
    this.#refs.set(key, ref);
    return ref;
  }
}

export const SpotsContext = createContext(new Spots());

export function useSpots(): Spots {
  return useContext(SpotsContext);
}

/** A card of the own hand. */
export function handSpot<Card>(hand: readonly Card[] | undefined, card: Card): readonly SpotId[] {
  const slot = hand?.indexOf(card) ?? -1;
  return slot < 0 ? [] : [`card:${slot}`];
}
