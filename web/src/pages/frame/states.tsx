/** What needs the code of a game, or a part of it, once that is there. */
import type { ComponentChildren, JSX } from 'preact';
import { t } from '~/texts';
import { Button } from '~/ui/Button';
import type { Refused } from '~/wire/room';
import { Frame } from './Frame';
import { refusalSentence } from './refusal';
import { useTitle } from './title';

export interface LoadedProps<Part> {
  part: Part | 'loading' | 'failed';
  children(part: Part): JSX.Element;
}

export function Loaded<Part>({ part, children }: LoadedProps<Part>): JSX.Element {
  const { loading } = t();
  if (part === 'loading') return <p class="soft">{loading.busy}</p>;
  if (part !== 'failed') return children(part);
  return (
    <div class="notice" role="alert">
      <p>{loading.failed}</p>
      {/* The server may have a newer client whose parts have other names. */}
      <Button onClick={() => location.reload()}>{loading.retry}</Button>
    </div>
  );
}

/** A page that says why there is no table to see. */
export interface MessagePageProps {
  title: string;
  text: string;
  children?: ComponentChildren;
}

export function MessagePage({ title, text, children }: MessagePageProps) {
  useTitle(title);
  return (
    <Frame sea>
      <div class="panel notice">
        <h1 tabIndex={-1}>{title}</h1>
        <p role="status">{text}</p>
        {children}
        <a class="button" href="/">
          {t().table.home}
        </a>
      </div>
    </Frame>
  );
}

export interface UnansweredProps {
  title: string;
  /** What is being waited for. */
  busy: string;
  problem: Refused | null;
  onRetry(): void;
}

/** A page for which the server has not answered yet, or would not. */
export function Unanswered({ title, busy, problem, onRetry }: UnansweredProps) {
  useTitle(title);
  return (
    <Frame sea>
      <div class="panel notice">
        <h1 tabIndex={-1}>{title}</h1>
        <p role="status">{problem === null ? busy : refusalSentence(problem)}</p>
        {problem !== null && <Button onClick={onRetry}>{t().loading.retry}</Button>}
      </div>
    </Frame>
  );
}
