/** What the viewer can say in the start window, and how much of it is left. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { TranquilityPhrase } from '~/wire/TranquilityPhrase';
import { Button } from '~/ui/Button';
import { t } from '../texts';
import type { Facts } from '../view';
import { AskDialog } from './AskDialog';

export interface TalkControlsProps {
  facts: Facts;
  busy: boolean;
  say(phrase: TranquilityPhrase): void;
}

export function TalkControls({ facts, busy, say }: TalkControlsProps): JSX.Element | null {
  const { window: words } = t();
  const [asking, setAsking] = useState(false);
  const { left } = facts;
  if (left === null || facts.seat === null || facts.game.phase !== 'start_pledge') return null;
  const mute = busy || left.phrases === 0;
  return (
    <div class="tq-talk">
      <Button disabled={mute} onClick={() => setAsking(true)}>
        {words.ask}
      </Button>
      <Button disabled={mute} onClick={() => say({ type: 'think' })}>
        {words.think}
      </Button>
      <p class="game-hint" title={words.leftHint}>
        {words.left(left.phrases, left.changes)}
      </p>
      {asking && <AskDialog facts={facts} onSay={say} onClose={() => setAsking(false)} />}
    </div>
  );
}
