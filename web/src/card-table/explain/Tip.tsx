/** What a piece is, beside it, for as long as the mouse rests there. */
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { type Asked, sentenceOf } from './explanations';
import { t } from './texts';
import { TIP_CLASS } from './usePointing';

export interface TipProps {
  piece: Asked;
  onRules(clause: string): void;
  onClose(): void;
}

/** Between the tip and the piece, and the edges of the window. */
const GAP = 8;

export function Tip({ piece, onRules, onClose }: TipProps): JSX.Element {
  const tip = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const { current } = tip;
    if (current === null) return;
    const { width, height } = current.getBoundingClientRect();
    const { box } = piece;
    const left = box.left + (box.width - width) / 2;
    const above = box.top - height - GAP;
    const top = above >= GAP ? above : Math.min(box.bottom + GAP, innerHeight - height - GAP);
    current.style.left = `${Math.max(GAP, Math.min(left, innerWidth - width - GAP))}px`;
    current.style.top = `${top}px`;
  }, [piece]);

  useEffect(() => {
    const listening = new AbortController();
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      // It takes back nothing else.
      event.preventDefault();
      onClose();
    };
    addEventListener('keydown', onKeyDown, { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, [onClose]);

  return (
    <div ref={tip} class={TIP_CLASS} role="tooltip">
      <strong>{piece.name}</strong>
      {piece.label !== '' && <p class="soft">{sentenceOf(piece.label)}</p>}
      <p>{piece.text}</p>
      <button type="button" class="aid-rules" onClick={() => onRules(piece.clause)}>
        {t().inRules}
      </button>
    </div>
  );
}
