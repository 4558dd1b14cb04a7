/** A game that was played, from its link: loads it, and says why where that is not possible. */
import { useState } from 'preact/hooks';
import type { GameModule } from '~/card-table/game';
import { useGame } from '~/games/catalogue';
import { Frame, PageHeading, useTitle } from '~/pages/frame/Frame';
import { MessagePage, refusalSentence } from '~/pages/frame/states';
import { apiBase, type Source } from '~/router/paths';
import { textsOf } from '~/texts';
import { Button } from '~/ui/controls';
import type { Refused } from '~/wire/room';
import { PlayedGame } from './PlayedGame';
import { isGuided } from './player/player';
import { useReplay, useViews } from './useReplay';
import './replay.css';
import './print.css';

const t = textsOf('replay', 'tables');

export function ReplayPage({ source }: { source: Source }) {
  const base = apiBase(source);
  const { value: replay, problem: refused, refresh: retry } = useReplay(base);
  const [opensGuided] = useState(() => isGuided(location.hash));
  const own = replay?.own ?? 'table';
  const views = useViews(base, opensGuided ? replay && own : 'table');
  const game = useGame(replay?.game ?? null);
  // Of both, the course of the game says best why it cannot be shown.
  const reason = refused ?? (views.seen === null ? views.refused : null);

  if (reason !== null) {
    const again = () => {
      retry();
      views.retry();
    };
    return <Unavailable reason={reason} retry={again} />;
  }
  if (replay === null || views.seen === null || game === 'loading') return <OpeningReplay />;
  if (!isPlayable(game))
    return <MessagePage title={t().replay.title} text={t().table.unplayable} />;
  const { seen } = views;
  const shown = { source, replay, game, seen, choice: views };
  return <PlayedGame {...shown} opensGuided={opensGuided} />;
}

function isPlayable(game: GameModule | 'failed' | null): game is GameModule {
  return game !== null && game !== 'failed';
}

function OpeningReplay() {
  const { replay } = t();
  useTitle(replay.title);
  return (
    <Frame sea>
      <PageHeading class="table-heading">{replay.title}</PageHeading>
      <p role="status">{replay.opening}</p>
    </Frame>
  );
}

/** The reasons for which asking again is of no use. */
const FINAL = new Set([
  'unknown_room',
  'unknown_record',
  'spectators_off',
  'not_seated',
  'removed',
]);

function Unavailable({ reason, retry }: { reason: Refused; retry(): void }) {
  const { replay, loading } = t();
  const titles: Readonly<Record<string, string>> = replay.titles;
  const title =
    reason.code === 'unknown_record'
      ? t().missing.record
      : (titles[reason.code] ?? replay.titles.other);
  return (
    <MessagePage title={title} text={refusalSentence(reason)}>
      {!FINAL.has(reason.code) && (
        <Button look="primary" onClick={retry}>
          {loading.retry}
        </Button>
      )}
    </MessagePage>
  );
}
