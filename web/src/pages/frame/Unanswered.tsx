/** A page for which the server has not answered yet, or would not. */
import { t } from '~/texts';
import { Button } from '~/ui/Button';
import type { Refused } from '~/wire/Refused';
import { Frame } from './Frame';
import { refusalSentence } from './refusal';
import { useTitle } from './title';

export interface UnansweredProps {
  title: string;
  /** What is being waited for. */
  busy: string;
  problem: Refused | null;
  onRetry(): void;
}

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
