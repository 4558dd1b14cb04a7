/** What opens over a board when somebody asks. Its code comes after the board's. */
import type { ComponentType, JSX } from 'preact';
import { t as client } from '~/texts';
import { Dialog } from '~/ui/Dialog';
import { type Found, lookedUp, type PieceBook } from './explanations';
import { Help } from './Help';
import { PieceDialog, PieceList } from './PieceDialog';
import { Tip } from './Tip';

export type Shown =
  | { readonly what: 'tip' | 'piece' | 'pieces'; readonly pieces: readonly Found[] }
  | { readonly what: 'rules'; readonly clause: string }
  | { readonly what: 'help' };

export interface PanelsProps {
  shown: Shown;
  /** The name of the game. */
  game: string;
  Rules: ComponentType;
  book: PieceBook;
  /** Whether a game is played back. */
  played: boolean;
  onRules(clause: string): void;
  onPieces(): void;
  onClose(): void;
}

export function Panels(props: PanelsProps): JSX.Element | null {
  const { shown, game, Rules, book, played, onRules, onPieces, onClose } = props;
  if (shown.what === 'help') {
    return <Help played={played} onPieces={onPieces} onClose={onClose} />;
  }
  if (shown.what === 'rules') {
    return (
      <Dialog wide title={client().rules.title(game)} onClose={onClose}>
        <div data-clause={shown.clause}>
          <Rules />
        </div>
      </Dialog>
    );
  }
  const pieces = lookedUp(shown.pieces, book);
  const [piece] = pieces;
  if (piece === undefined) return null;
  switch (shown.what) {
    case 'tip':
      return <Tip piece={piece} onRules={onRules} onClose={onClose} />;
    case 'piece':
      return <PieceDialog piece={piece} onRules={onRules} onClose={onClose} />;
    case 'pieces':
      return <PieceList pieces={pieces} onRules={onRules} onClose={onClose} />;
  }
}
