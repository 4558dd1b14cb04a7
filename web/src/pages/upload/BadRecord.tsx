/** Why a record was not taken: what is wrong in it, where, and the clause that it breaks. */
import { gameEntry, useGame } from '~/games/catalogue';
import { refusalSentence } from '~/pages/frame/states';
import { t } from '~/pages/replay/texts';
import type { RecordPart, Refused } from '~/wire/room';

export interface Refusal {
  refused: Refused;
  /** The game that the record names. */
  game: string | null;
}

export function BadRecord({ refused, game }: Refusal) {
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
            <dd>{placeOf(where, move ?? 0)}</dd>
          </div>
          <div class="summary-row stack">
            <dt>{upload.clause}</dt>
            <dd>
              {clause === DOCUMENT || entry === null ? (
                upload.formOfRecords
              ) : (
                <>
                  {clause} · <a href={`/rules/${entry.id}`}>{upload.rulesOf(entry.name())}</a>
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

/** In the words of the rules; what the server finds in the document itself it says in English. */
function Why({ refused, game }: { refused: Refused; game: string | undefined }) {
  const { code, message, reason, where } = refused;
  const { reasons } = t().replay.upload;
  if (where === undefined) return <p>{refusalSentence(refused)}</p>;
  const ofForm = reasons[reason as keyof typeof reasons] ?? null;
  if (ofForm === null && reason !== undefined) {
    return <p>{refusalSentence({ code: reason, message }, game)}</p>;
  }
  return (
    <>
      <p>{ofForm ?? refusalSentence({ code, message })}</p>
      <p lang="en" class="field-hint">
        {message}
      </p>
    </>
  );
}

function placeOf(where: RecordPart, move: number): string {
  const { places } = t().replay.upload;
  return where === 'move' ? places.move(move + 1) : places[where];
}
