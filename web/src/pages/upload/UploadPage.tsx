/** Hands a record in: a good one gets a page as a replay, of a bad one it says what is wrong. */
import { hrefOf } from '~/net/http';
import { useId, useRef, useState } from 'preact/hooks';
import { gameEntry, useGame } from '~/games/catalogue';
import { uploadRecord } from '~/net/games';
import { asksForWord } from '~/net/door';
import { useSubmit } from '~/net/requests';
import { readDraft, writeDraft } from '~/net/storage';
import { WordDialog } from '~/pages/door/later';
import { Frame, PageHeading, useHeadingFocus, useTitle } from '~/pages/frame/Frame';
import { refusalSentence } from '~/pages/frame/states';
import { replayPath } from '~/router/paths';
import { navigateLater } from '~/router/router';
import { textsOf } from '~/texts';
import { Button } from '~/ui/controls';
import { Icon } from '~/ui/Icon';
import type { RecordPart, Refused } from '~/wire/room';
import './upload.css';

const t = textsOf('replay', 'tables');

export function UploadPage() {
  const { upload } = t().replay;
  useTitle(t().lookBack.title);
  useHeadingFocus();
  const { busy, problem, run } = useSubmit();
  const [game, setGame] = useState<string | null>(null);

  /** The record that is handed in once the server has its word. */
  const [waiting, setWaiting] = useState<string | null>(null);

  const submit = async (record: Promise<string>) => {
    const goOn = navigateLater();
    const text = await record.catch(() => null);
    const refused = await run(async () => {
      setGame(text === null ? null : gameIn(text));
      if (text === null) return { code: 'unreadable_file', message: '' };
      const id = await uploadRecord(text);
      writeDraft('record', null);
      goOn(replayPath({ from: 'record', id }));
      return null;
    });
    setWaiting(asksForWord(refused) ? text : null);
  };

  return (
    <Frame sea>
      <div class="panel">
        <PageHeading>{t().lookBack.title}</PageHeading>
        <p>{upload.lead}</p>
        <DropZone busy={busy} onFile={(file) => void submit(file.text())} />
        {problem && !asksForWord(problem) && <BadRecord refused={problem} game={game} />}
        <PasteForm busy={busy} onText={(text) => void submit(Promise.resolve(text))} />
        {waiting !== null && (
          <WordDialog
            onClose={() => setWaiting(null)}
            onGiven={() => void submit(Promise.resolve(waiting))}
          />
        )}
      </div>
    </Frame>
  );
}

/** The game that a text names as its own, whatever else is wrong with it. */
function gameIn(text: string): string | null {
  try {
    const record: unknown = JSON.parse(text);
    if (typeof record !== 'object' || record === null || !('game' in record)) return null;
    return typeof record.game === 'string' ? record.game : null;
  } catch {
    return null;
  }
}

export interface DropZoneProps {
  busy: boolean;
  onFile(file: File): void;
}

/** Takes a file: chosen, or dropped onto it. */
function DropZone({ busy, onFile }: DropZoneProps) {
  const { upload } = t().replay;
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);

  const take = (files: FileList | null | undefined) => {
    const file = files?.[0];
    if (file !== undefined && !busy) onFile(file);
  };

  return (
    // Dropping is a convenience for the pointer; the keyboard has the button.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      class="drop-zone stack"
      data-over={over}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer?.files);
      }}
    >
      <Icon name="upload" />
      <p role="status">{busy ? upload.checking : upload.drop}</p>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        class="visually-hidden"
        tabIndex={-1}
        aria-label={upload.choose}
        onChange={(event) => {
          take(event.currentTarget.files);
          // The same file can be chosen again once it was mended.
          event.currentTarget.value = '';
        }}
      />
      <Button look="primary" aria-disabled={busy} onClick={() => input.current?.click()}>
        {upload.choose}
      </Button>
    </div>
  );
}

export interface PasteFormProps {
  busy: boolean;
  onText(text: string): void;
}

/** Takes the text of a record, for those who have no file. */
function PasteForm({ busy, onText }: PasteFormProps) {
  const { upload } = t().replay;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);

  const submit = (event: Event) => {
    event.preventDefault();
    const text = field.current?.value.trim() ?? '';
    if (text === '') field.current?.focus();
    else onText(text);
  };

  return (
    <details class="paste" open={readDraft('record') !== null}>
      <summary class="strong">{upload.orPaste}</summary>
      <form class="field" noValidate onSubmit={submit}>
        <label class="strong" htmlFor={id}>
          {upload.text}
        </label>
        <textarea
          ref={field}
          id={id}
          class="input paste-text"
          rows={8}
          spellcheck={false}
          autoComplete="off"
          defaultValue={readDraft('record') ?? ''}
          onInput={({ currentTarget }) => writeDraft('record', currentTarget.value || null)}
        />
        <div class="dialog-actions cluster gap-3">
          <Button type="submit" aria-disabled={busy}>
            {upload.check}
          </Button>
        </div>
      </form>
    </details>
  );
}

/* Why a record was not taken: what is wrong in it, where, and the clause that it breaks. */

export interface Refusal {
  refused: Refused;
  /** The game that the record names. */
  game: string | null;
}

function BadRecord({ refused, game }: Refusal) {
  const { upload } = t().replay;
  const entry = game === null ? null : gameEntry(game);
  // The game has the sentences for what its rules forbid.
  useGame(entry?.id ?? null);
  const { where, move, clause } = refused;
  return (
    <section class="bad-record stack" role="alert">
      <h2>{where === undefined ? upload.failedTitle : upload.badTitle}</h2>
      <Why refused={refused} game={entry?.id} />
      {where !== undefined && (
        <dl class="stack gap-2">
          <div class="summary-row stack">
            <dt>{upload.place}</dt>
            <dd class="strong">{placeOf(where, move ?? 0)}</dd>
          </div>
          <div class="summary-row stack">
            <dt>{upload.clause}</dt>
            <dd class="strong">
              {clause === DOCUMENT || entry === null ? (
                upload.formOfRecords
              ) : (
                <>
                  {clause} ·{' '}
                  <a href={hrefOf(`/rules/${entry.id}`)}>{upload.rulesOf(entry.name())}</a>
                </>
              )}
            </dd>
          </div>
        </dl>
      )}
    </section>
  );
}

/** The clause of faults of the document itself. */
const DOCUMENT = 'R';

/** In the words of the rules; where the form is wrong, nothing of what the parser says of it, which is for programs. */
function Why({ refused, game }: { refused: Refused; game: string | undefined }) {
  const { code, message, reason, where } = refused;
  const reasons: Readonly<Record<string, string>> = t().replay.upload.reasons;
  if (where === undefined || reason === undefined) {
    return <p>{refusalSentence({ code, message })}</p>;
  }
  return <p>{reasons[reason] ?? refusalSentence({ code: reason, message }, game)}</p>;
}

function placeOf(where: RecordPart, move: number): string {
  const { places } = t().replay.upload;
  return where === 'move' ? places.move(move + 1) : places[where];
}
