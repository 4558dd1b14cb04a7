/** Panels that open over a board when the guest asks. Their code comes after the board's. */
import { useEffect, useId, useLayoutEffect, useRef } from 'preact/hooks';
import { useSpots } from '~/card-table/input/spots';
import type { TableFacts } from '~/card-table/facts';
import { textsOf } from '~/texts';
import { FirstClause, type GameHelp } from '~/card-table/explain/help';
import type { BoardProps } from '~/card-table/boardProps';
import { Button, SwitchChoice } from '~/ui/controls';
import { Dialog, DialogActions } from '~/ui/Dialog';
import { confirming, explaining, shortcuts } from '~/ui/preferences';
import { dismissAnswer, showAnswer } from '~/ui/Toasts';
import { useWindowEvent } from '~/ui/useWindowEvent';
import type { Explanations, Found, PieceText } from './Explained';
import { type Position, sentenceOf, speechOf, type Topic } from './speech';
import './panels.css';

const t = textsOf('beside');

/** A piece that the guest asks about, with what there is to say. */
interface ExplainedPiece extends Found, PieceText {
  readonly clause: string;
}

export type Shown =
  | { readonly what: 'tip' | 'piece' | 'pieces'; readonly pieces: readonly Found[] }
  | { readonly what: 'rules'; readonly clause: string }
  /** An answer in words, which is read out and shown as a toast. */
  | { readonly what: 'speech'; readonly topic: Topic }
  | { readonly what: 'help' };

interface PanelsProps {
  shown: Shown;
  board: BoardProps;
  /** The game's reading of the view; null while there is no game to be seen. */
  facts: TableFacts | null;
  help: GameHelp;
  onRules(clause: string): void;
  onPieces(): void;
  onClose(): void;
}

export function Panels(props: PanelsProps) {
  const { shown, board, facts, help, onRules, onPieces, onClose } = props;
  const { game } = board;
  if (shown.what === 'help') {
    const played = board.playback !== undefined;
    return <Controls played={played} onPieces={onPieces} onClose={onClose} />;
  }
  if (shown.what === 'speech') {
    if (facts === null) return null;
    const position = { board, facts, speech: help.speech };
    return <SpokenAnswer about={shown} {...position} />;
  }
  if (shown.what === 'rules') {
    const { Rules } = game;
    return (
      <Dialog wide title={t().rules.title(game.name())} onClose={onClose}>
        <FirstClause.Provider value={shown.clause}>
          <Rules />
        </FirstClause.Provider>
      </Dialog>
    );
  }
  const pieces = lookedUp(shown.pieces, help.pieces);
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

interface AboutProps {
  onRules(clause: string): void;
  onClose(): void;
}

/** Gives an answer once for each press of its key, and not again when the position changes. */
function SpokenAnswer({ about, ...position }: Position & { about: { readonly topic: Topic } }) {
  const spots = useSpots();
  const answered = useRef<object | null>(null);
  useEffect(() => {
    if (answered.current === about) return;
    answered.current = about;
    const prompt = [...(spots.get('prompt')?.children ?? [])].map((line) => line.textContent);
    showAnswer(speechOf(about.topic, position, prompt));
  });
  useEffect(() => dismissAnswer, []);
  useWindowEvent('pointerdown', dismissAnswer);
  useWindowEvent('keydown', ({ key }) => {
    if (key === 'Escape') dismissAnswer();
  });
  return null;
}

/** Explains a piece in a dialog, for fingers and the keyboard. */
function PieceDialog(props: AboutProps & { piece: ExplainedPiece }) {
  const { piece, onRules, onClose } = props;
  const text = useId();
  return (
    <Dialog title={piece.name} describedBy={text} onClose={onClose}>
      <div class="stack gap-2" id={text}>
        {piece.label !== '' && <p class="soft">{sentenceOf(piece.label)}</p>}
        <p>{piece.text}</p>
      </div>
      <DialogActions>
        <Button onClick={() => onRules(piece.clause)}>{t().help.inRules}</Button>
      </DialogActions>
    </Dialog>
  );
}

function PieceList(props: AboutProps & { pieces: readonly ExplainedPiece[] }) {
  const { pieces, onRules, onClose } = props;
  const { pieces: title, inRulesOf, inRules } = t().help;
  return (
    <Dialog title={title} onClose={onClose}>
      <dl class="explain-pieces stack gap-2">
        {pieces.map(({ kind, name, text, clause }) => (
          <div key={kind}>
            <dt>{name}</dt>
            <dd>
              {text}
              <button
                type="button"
                class="explain-rules"
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

interface TipProps {
  piece: ExplainedPiece;
  onRules(clause: string): void;
  onClose(): void;
}

/** Between the tip and the piece, and the edges of the window. */
const GAP = 8;

/** Explains a piece beside it, for as long as the mouse rests there. */
function Tip({ piece, onRules, onClose }: TipProps) {
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

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    // It takes back nothing else.
    event.preventDefault();
    onClose();
  };
  useWindowEvent('keydown', onKeyDown, { capture: true });

  return (
    <div
      ref={tip}
      class="explain-tip stack gap-1 at-start small"
      role="dialog"
      aria-label={piece.name}
    >
      <strong>{piece.name}</strong>
      {piece.label !== '' && <p class="soft">{sentenceOf(piece.label)}</p>}
      <p>{piece.text}</p>
      <button type="button" class="explain-rules" onClick={() => onRules(piece.clause)}>
        {t().help.inRules}
      </button>
    </div>
  );
}

interface ControlsProps {
  /** Whether a game is played back. */
  played: boolean;
  onPieces(): void;
  onClose(): void;
}

function Controls({ played, onPieces, onClose }: ControlsProps) {
  const { title, hands, keys, replayKeys, switches, pieces } = t().help;
  // Where there are no cells, cards are neither placed nor discarded.
  const cells = useSpots().get('board') !== null;
  return (
    <Dialog title={title} onClose={onClose}>
      {!played && (
        <div class="choices">
          <SwitchChoice of={confirming} {...t().frame.confirm} />
        </div>
      )}
      <section class="explain-help stack at-start">
        <h3>{hands.title}</h3>
        <ul>
          {!played && (
            <>
              <li>{hands.press}</li>
              <li>{hands.drag}</li>
              <li>{hands.back}</li>
            </>
          )}
          {played && <li>{hands.swipe}</li>}
          <li>{hands.hold}</li>
        </ul>
        <Button onClick={onPieces}>{pieces}</Button>
        <div class="choices">
          <SwitchChoice of={explaining} {...switches.explaining} />
        </div>
      </section>
      <section class="explain-help stack at-start">
        <h3>{keys.title}</h3>
        <dl class="explain-keys">
          {played && (
            <>
              <Key keys={['←', '→']} text={replayKeys.step} />
              <Key keys={['Home', 'End']} text={replayKeys.ends} />
              <Key keys={[keys.space]} text={replayKeys.play} />
              <Key keys={['F']} text={replayKeys.follow} />
            </>
          )}
          {!played && (
            <>
              <Key keys={['1', '…', '9', '0']} text={keys.card} />
              <Key keys={['H']} text={keys.hand} />
            </>
          )}
          {cells && <Key keys={['B']} text={keys.board} />}
          <Key keys={['←', '↑', '↓', '→']} text={keys.arrows} />
          {!played && (
            <>
              <Key keys={['Enter']} text={keys.choose} />
              <Key keys={['Esc']} text={keys.back} />
              {cells && <Key keys={['D']} text={keys.discard} />}
            </>
          )}
          <Key keys={['I']} text={keys.explain} />
          <Key keys={['W']} text={keys.asked} />
          <Key keys={['C']} text={keys.cards} />
          <Key keys={['G']} text={keys.gaps} />
          <Key keys={['L']} text={keys.last} />
          <Key keys={['P']} text={keys.seats} />
          {!played && <Key keys={['R']} text={keys.rules} />}
          <Key keys={['?']} text={keys.help} />
        </dl>
        <p class="soft small">{keys.reader}</p>
        <div class="choices">
          <SwitchChoice of={shortcuts} {...switches.shortcuts} />
        </div>
      </section>
    </Dialog>
  );
}

function Key({ keys, text }: { keys: readonly string[]; text: string }) {
  return (
    <div>
      <dt>{keys.map((key) => (key === '…' ? key : <kbd key={key}>{key}</kbd>))}</dt>
      <dd>{text}</dd>
    </div>
  );
}

/** The pieces that have an explanation, with it. */
function lookedUp(pieces: readonly Found[], explanations: Explanations): ExplainedPiece[] {
  const texts = explanations.texts();
  return pieces.flatMap((piece) => {
    const [text, clause] = [texts[piece.kind], explanations.clauses[piece.kind]];
    return text === undefined || clause === undefined ? [] : [{ ...piece, ...text, clause }];
  });
}
