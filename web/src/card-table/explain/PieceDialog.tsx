/** What a piece is, or what all pieces are, for fingers and the keyboard. */
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Button } from '~/ui/Button';
import { Dialog } from '~/ui/Dialog';
import { type Asked, sentenceOf } from './explanations';
import { t } from './texts';

interface AboutProps {
  onRules(clause: string): void;
  onClose(): void;
}

export function PieceDialog(props: AboutProps & { piece: Asked }): JSX.Element {
  const { piece, onRules, onClose } = props;
  const text = useId();
  return (
    <Dialog title={piece.name} describedBy={text} onClose={onClose}>
      <div class="aid-piece" id={text}>
        {piece.label !== '' && <p class="soft">{sentenceOf(piece.label)}</p>}
        <p>{piece.text}</p>
      </div>
      <div class="dialog-actions">
        <Button onClick={() => onRules(piece.clause)}>{t().inRules}</Button>
      </div>
    </Dialog>
  );
}

export function PieceList(props: AboutProps & { pieces: readonly Asked[] }): JSX.Element {
  const { pieces, onRules, onClose } = props;
  const { pieces: title, inRulesOf, inRules } = t();
  return (
    <Dialog title={title} onClose={onClose}>
      <dl class="aid-pieces">
        {pieces.map(({ kind, name, text, clause }) => (
          <div key={kind}>
            <dt>{name}</dt>
            <dd>
              {text}
              <button
                type="button"
                class="aid-rules"
                aria-label={inRulesOf(name)}
                onClick={() => onRules(clause)}
              >
                {inRules}
              </button>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
