/** The header of a replay: what game it was and how it ended, through whose eyes, and its link. */
import { recordAddress } from '~/net/replays';
import type { Replay } from '~/wire/Replay';
import type { GameModule, GameView } from '~/games/game';
import { t } from '~/texts';
import { Icon } from '~/ui/Icon';
import { notify } from '~/ui/toast';
import { ControlsButton } from '~/pages/frame/ControlsButton';
import { HomeLink } from '~/pages/frame/Frame';
import { SettingsButton } from '~/pages/settings/SettingsDialog';
import { hashOf } from './position';
import { resultOf } from './result';
import { apiBase, replayPath, type Source } from './source';
import type { ChosenViews } from './useReplay';
import { ViewpointChoice } from './ViewpointChoice';
import { namesOf } from './views';

export interface ReplayBarProps {
  source: Source;
  replay: Replay;
  game: GameModule;
  /** The position at the end. */
  end: GameView;
  position: number;
  choice: ChosenViews;
}

export function ReplayBar({ source, replay, game, end, position, choice }: ReplayBarProps) {
  const { replay: words, list } = t();
  return (
    <header class="frame-header table-bar replay-bar">
      <HomeLink />
      <div class="replay-title">
        <p class="replay-name">
          {game.name()} <span class="soft">{words.title}</span>
        </p>
        <p class="replay-course">
          {list(namesOf(replay))} · {resultOf(replay, game, end)}
        </p>
      </div>
      <ViewpointChoice names={namesOf(replay)} choice={choice} />
      <div class="frame-tools">
        <CopyLink source={source} position={position} />
        <a
          class="button button--quiet"
          href={recordAddress(apiBase(source))}
          title={words.record}
          download
        >
          <Icon name="download" />
          <span class="replay-word">{words.recordShort}</span>
        </a>
        <ControlsButton class="replay-controls" wordClass="visually-hidden" />
        <SettingsButton />
      </div>
    </header>
  );
}

function CopyLink({ source, position }: { source: Source; position: number }) {
  const { replay } = t();
  const link = location.origin + replayPath(source) + hashOf(position);
  const copy = async () => {
    try {
      // Missing on pages served over plain HTTP.
      await navigator.clipboard.writeText(link);
      notify(replay.linkCopied(position));
    } catch {
      notify(replay.linkNotCopied(link));
    }
  };
  return (
    <button
      type="button"
      class="button button--quiet"
      title={replay.copyLink}
      onClick={() => void copy()}
    >
      <Icon name="link" />
      <span class="replay-word">{replay.copyLinkShort}</span>
    </button>
  );
}
