/** Why a cell that was pressed can't be chosen, by an answer of the server. */
import { useRef, useState } from 'preact/hooks';
import { announce } from '~/ui/Toasts';
import type { BoardProps } from './boardProps';
import type { Sentences } from './game';
import type { Selection } from './input/selection';

/** The reason that a game gives, by the server's answer on the cards in hand. */
export type WhyNot = (
  selection: Selection,
  cell: number,
  barred: readonly unknown[],
  refusals: Sentences,
) => string | null;

export function useWhyNot(
  { fetchBarred, game }: BoardProps,
  selection: Selection,
  whyNot: WhyNot | null,
): { readonly refused: string | null; explain(cell: number): Promise<void> } {
  const [pressed, setPressed] = useState<{ at: Selection; why: string } | null>(null);
  const requests = useRef(0);
  const explain = async (cell: number): Promise<void> => {
    const nth = ++requests.current;
    setPressed(null);
    if (selection.step === 'idle' || whyNot === null || !fetchBarred) return;
    const [barred, refusals] = await Promise.all([
      fetchBarred(),
      // Without the words there is nothing to show.
      game.refusals.load().catch(() => () => ({})),
    ]);
    // Meanwhile another cell may have been pressed, whose answer was the quicker.
    if (nth !== requests.current) return;
    const why = whyNot(selection, cell, barred, refusals());
    if (why === null) return;
    setPressed({ at: selection, why });
    announce(why);
  };
  return { refused: pressed?.at === selection ? pressed.why : null, explain };
}
