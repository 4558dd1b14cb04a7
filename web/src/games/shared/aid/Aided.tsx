/**
 * A board with what helps at any of them: single keys, what a piece is when somebody asks, the rules
 * at the place that says more, and how the board is used.
 */
import type { ComponentType, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { t as client } from '../../../i18n';
import { Dialog } from '../../../ui/Dialog';
import { helpOpen } from '../../../ui/help';
import type { BoardProps } from '../../game';
import { allOn, type Asked, asked, type PieceBook } from './book';
import { Help } from './Help';
import { useShortcuts } from './keys';
import { PieceDialog, PieceList } from './PieceDialog';
import { Tip } from './Tip';
import { usePointing } from './usePointing';
import './aid.css';

export interface AidedGame {
  name(): string;
  Rules: ComponentType;
  pieces: PieceBook;
}

type Shown =
  | { readonly what: 'tip' | 'piece'; readonly piece: Asked }
  | { readonly what: 'pieces'; readonly pieces: readonly Asked[] }
  | { readonly what: 'rules'; readonly clause: string };

export function aided(
  Board: ComponentType<BoardProps>,
  { name, Rules, pieces: book }: AidedGame,
): ComponentType<BoardProps> {
  return function AidedBoard(props: BoardProps): JSX.Element {
    const root = useRef<HTMLDivElement>(null);
    const [shown, setShown] = useState<Shown | null>(null);
    const help = helpOpen.value;
    const close = (): void => setShown(null);
    const onRules = (clause: string): void => setShown({ what: 'rules', clause });

    const show = (what: 'tip' | 'piece', element: HTMLElement): void => {
      const piece = asked(element, book);
      if (piece !== null) setShown({ what, piece });
    };
    const showAll = (): void => {
      helpOpen.value = false;
      if (root.current) setShown({ what: 'pieces', pieces: allOn(root.current, book) });
    };
    const closeTip = (): void => setShown((now) => (now?.what === 'tip' ? null : now));

    usePointing(root, {
      onRest: (element) => {
        closeTip();
        if (element !== null && document.querySelector('dialog[open]') === null) {
          show('tip', element);
        }
      },
      onHold: (element) => show('piece', element),
    });
    useShortcuts(root, {
      onHelp: () => {
        closeTip();
        helpOpen.value = true;
      },
      onExplain: (element) => (element === null ? showAll() : show('piece', element)),
    });
    // What lay under the tip may lie elsewhere now.
    useEffect(closeTip, [props.view]);
    // The next board begins with nothing open.
    useEffect(
      () => () => {
        helpOpen.value = false;
      },
      [],
    );

    return (
      <div ref={root} class="aid">
        <Board {...props} />
        {shown?.what === 'tip' && <Tip piece={shown.piece} onRules={onRules} onClose={close} />}
        {shown?.what === 'piece' && (
          <PieceDialog piece={shown.piece} onRules={onRules} onClose={close} />
        )}
        {shown?.what === 'pieces' && (
          <PieceList pieces={shown.pieces} onRules={onRules} onClose={close} />
        )}
        {shown?.what === 'rules' && (
          <Dialog wide title={client().rules.title(name())} onClose={close}>
            <div data-clause={shown.clause}>
              <Rules />
            </div>
          </Dialog>
        )}
        {help && (
          <Help
            played={props.playback !== undefined}
            onPieces={showAll}
            onClose={() => {
              helpOpen.value = false;
            }}
          />
        )}
      </div>
    );
  };
}
