/** Hands a record in: a good one gets a page as a replay, of a bad one it says what is wrong. */
import { useRef, useState } from 'preact/hooks';
import { uploadRecord } from '~/net/replays';
import { t } from '~/texts';
import { writeDraft } from '~/net/draft';
import { Frame } from '~/pages/frame/Frame';
import { refusedBy } from '~/pages/frame/refusal';
import { replayPath } from '~/pages/replay/source';
import { navigate } from '~/router';
import { useTitle } from '~/pages/frame/title';
import { useHeadingFocus } from '~/pages/frame/useHeadingFocus';
import { BadRecord, type Refusal } from './BadRecord';
import { DropZone } from './DropZone';
import { PasteForm } from './PasteForm';
import './upload.css';

export function UploadPage() {
  const { upload } = t().replay;
  useTitle(upload.title);
  useHeadingFocus();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Refusal | null>(null);
  const attempt = useRef(0);

  const submit = async (record: Promise<string>) => {
    attempt.current += 1;
    const current = attempt.current;
    setBusy(true);
    setProblem(null);
    const failed = await tryToOpen(record);
    if (attempt.current !== current) return;
    setBusy(false);
    setProblem(failed);
  };

  return (
    <Frame sea>
      <div class="panel">
        <h1 tabIndex={-1}>{upload.title}</h1>
        <p>{upload.lead}</p>
        <DropZone busy={busy} onFile={(file) => void submit(file.text())} />
        {problem && <BadRecord {...problem} />}
        <PasteForm busy={busy} onText={(text) => void submit(Promise.resolve(text))} />
      </div>
    </Frame>
  );
}

/** Goes to the replay of a record; returns why there is none. */
async function tryToOpen(record: Promise<string>): Promise<Refusal | null> {
  let text: string;
  try {
    text = await record;
  } catch {
    return { refused: { code: 'unreadable_file', message: '' }, game: null };
  }
  try {
    const id = await uploadRecord(text);
    writeDraft('record', null);
    navigate(replayPath({ from: 'record', id }));
    return null;
  } catch (error) {
    return { refused: refusedBy(error), game: gameIn(text) };
  }
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
