/** Pages and messages that stand in for a page or an answer. */
import { hrefOf } from '~/net/http';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Sentences } from '~/card-table/game';
import { catalogue, loadedGame } from '~/games/catalogue';
import { awaitServer } from '~/net/server';
import { navigations } from '~/router/router';
import { t, textsOf } from '~/texts';
import { Button, LinkButton } from '~/ui/controls';
import type { Refused } from '~/wire/room';
import { Frame, PageHeading, useTitle } from './Frame';
import { type Lazy, lazy, loadedPart } from '~/ui/lazy';
import { showToast } from '~/ui/Toasts';

/** A page that says why there is no table to see. */
export interface MessagePageProps {
  title: string;
  text: string;
  children?: ComponentChildren;
}

export function MessagePage({ title, text, children }: MessagePageProps) {
  return (
    <NoticePage title={title} text={text}>
      {children}
      <LinkButton href={hrefOf('/')}>{t().table.home}</LinkButton>
    </NoticePage>
  );
}

function NoticePage({ title, text, children }: MessagePageProps) {
  useTitle(title);
  return (
    <Frame sea>
      <div class="panel at-start">
        <PageHeading>{title}</PageHeading>
        <p role="status">{text}</p>
        {children}
      </div>
    </Frame>
  );
}

export interface UnansweredProps {
  title: string;
  /** The words while an answer is awaited. */
  busy: string;
  problem: Refused | null;
  onRetry(): void;
}

/** A page for which the server has not answered yet, or would not. */
export function Unanswered({ title, busy, problem, onRetry }: UnansweredProps) {
  return (
    <NoticePage title={title} text={problem === null ? busy : refusalSentence(problem)}>
      {problem !== null && <Button onClick={onRetry}>{t().loading.retry}</Button>}
    </NoticePage>
  );
}

/** Why something that was handed in was refused; nothing while it was not. */
export function Problem({ problem, game }: { problem: Refused | null; game?: string | undefined }) {
  if (problem === null) return null;
  return (
    <p class="field-error" role="alert">
      {refusalSentence(problem, game)}
    </p>
  );
}

export function OfflinePage() {
  const { offline } = t();
  // The server may have come back with a newer client.
  useEffect(() => awaitServer(() => location.reload()), []);
  return (
    <NoticePage title={offline.title} text={offline.text}>
      <p>{offline.safe}</p>
      <p id="offline-rules">{offline.rules}</p>
      <ul class="cluster" aria-labelledby="offline-rules">
        {catalogue.map(({ id, name }) => (
          <li key={id}>
            <LinkButton href={hrefOf(`/rules/${id}`)}>{name()}</LinkButton>
          </li>
        ))}
      </ul>
    </NoticePage>
  );
}

/** Loaded after all else, but in advance: when they are needed, the server may be out of reach. */
export const refusals = lazy(async () => {
  const words = textsOf('refusals');
  return (): Sentences => words().refusals;
});

/** Those in which a refusal can be told: of its game, if it has one, and the client's. */
function sentencesFor(game: string | undefined): Lazy<() => Sentences>[] {
  const ofGame = game === undefined ? null : loadedGame(game);
  return ofGame === null ? [refusals] : [ofGame.refusals, refusals];
}

/**
 * The game's own sentence, else the client's; the server's English sentence for a code that is
 * newer than this page.
 */
export function refusalSentence({ code, message }: Refused, game?: string): string {
  const found = sentencesFor(game).map((sentences) => {
    sentences.preload();
    return loadedPart(sentences.state)?.()[code];
  });
  return found.find((sentence) => sentence !== undefined) ?? message;
}

/** Says why something was refused as soon as the words for it are there. */
export async function showRefusal(refused: Refused, game?: string): Promise<void> {
  await Promise.allSettled(sentencesFor(game).map((sentences) => sentences.load()));
  showToast(refusalSentence(refused, game));
}

/* Words of the server in the page, as of a table, which stand until there is more to say. */

interface Opening {
  readonly title: string;
  readonly text: string;
}

let written: Opening | null = null;

/** Reads them before the first thing that is drawn takes their place. */
export function keepOpening(): void {
  if (document.documentElement.dataset['retold'] !== undefined) return;
  const [title, text] = document.querySelectorAll('[data-written] > *');
  if (title?.textContent && text?.textContent) {
    written = { title: title.textContent, text: text.textContent };
  }
}

/** Null where they are about another page than the one that is shown, or in another language. */
export function openingOfPage(): Opening | null {
  return navigations.value === 0 ? written : null;
}
