/** How a game ended: a picture, and what it came to. */
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { reducedMotion } from './animation/flight';
import './styles/style.css';

export interface EndPanelProps {
  won: boolean;
  /** Whether the viewer saw it end just now: then it is a moment, and otherwise a fact. */
  ended: boolean;
  picture: JSX.Element;
  title: string;
  children: ComponentChildren;
}

export function EndPanel(props: EndPanelProps): JSX.Element {
  const { won, ended, picture, title, children } = props;
  const [moment] = useState(() => ended && !reducedMotion());

  useEffect(() => {
    if (!moment) return;
    // A player who does something wants to go on.
    const skip = (): void => {
      for (const each of document.getAnimations()) each.finish();
    };
    const doing = { capture: true, once: true };
    addEventListener('keydown', skip, doing);
    addEventListener('pointerdown', skip, doing);
    return () => {
      removeEventListener('keydown', skip, doing);
      removeEventListener('pointerdown', skip, doing);
    };
  }, [moment]);

  return (
    <section class="game-closing" data-won={won} data-moment={moment}>
      <div class="game-end">{picture}</div>
      <div class="game-closing-words">
        <h2>{title}</h2>
        {children}
      </div>
    </section>
  );
}
