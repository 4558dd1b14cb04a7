/** Why a cell that was pressed can't be chosen, asked of the server. */
import { useRef, useState } from 'preact/hooks';
import { announce } from '~/ui/Toasts';
import type { BoardProps } from './boardProps';
import type { Sentences } from './game';
import type { Selection } from './input/selection';

/** The reason that a game gives, by what the server says of the cards in hand. */
export type WhyNot = (
  selection: Selection,
  cell: number,
  barred: readonly unknown[],
  refusals: Sentences,
) => string | null;

export function useWhyNot(
  { askWhyNot, game }: BoardProps,
  selection: Selection,
  whyNot: WhyNot | null,
): { readonly refused: string | null; explain(cell: number): Promise<void> } {
  const [pressed, setPressed] = useState<{ at: Selection; why: string } | null>(null);
  const asked = useRef(0);
  const explain = async (cell: number): Promise<void> => {
    const nth = ++asked.current;
    setPressed(null);
    if (selection.step === 'idle' || whyNot === null || !askWhyNot) return;
    const [barred, refusals] = await Promise.all([
      askWhyNot(),
      // Without the words there is no more to be said.
      game.refusals.load().catch(() => () => ({})),
    ]);
    // Meanwhile another cell may have been pressed, whose answer was the quicker.
    if (nth !== asked.current) return;
    const why = whyNot(selection, cell, barred, refusals());
    if (why === null) return;
    setPressed({ at: selection, why });
    announce(why);
  };
  return { refused: pressed?.at === selection ? pressed.why : null, explain };
}
