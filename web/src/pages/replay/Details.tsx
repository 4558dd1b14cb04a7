/** What there is to say of a game that was played, below its board. */
import type { GameModule, GameView } from '~/games/game';
import { recordAddress } from '~/net/replays';
import { formatCode, tablePath } from '~/paths';
import { t } from '~/pages/replay/texts';
import { Icon } from '~/ui/Icon';
import type { Replay } from '~/wire/http';
import { apiBase, type Source } from './useReplay';
import { namesOf, resultOf } from './views';

export interface DetailsProps {
  source: Source;
  replay: Replay;
  game: GameModule;
  /** The position at the end. */
  end: GameView;
}

export function Details({ source, replay, game, end }: DetailsProps) {
  const { replay: words, settings, table, partners, list, date, nthGame } = t();
  const names = namesOf(replay);
  const rows: [string, string][] = [
    [settings.game, game.name()],
    [settings.options, game.describeOptions(replay.options)],
    [settings.players, list(names)],
    [words.result, resultOf(replay, game, end)],
  ];
  if (replay.partners.length > 0) {
    rows.push([partners.title, list(replay.partners.map((seat) => names[seat] ?? ''))]);
  }
  if (replay.daily !== null) rows.push([words.daily, date(replay.daily)]);
  return (
    <section class="panel" aria-labelledby="replay-details">
      <h2 id="replay-details">{words.details}</h2>
      <dl class="summary-list">
        {rows.map(([term, value]) => (
          <div key={term} class="summary-row">
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div class="summary-actions">
        {source.from === 'table' && (
          <a class="button" href={tablePath(source.code)}>
            <Icon name="seat" />
            {table.title(formatCode(source.code))} · {nthGame(source.game)}
          </a>
        )}
        <a class="button" href={recordAddress(apiBase(source))} download>
          <Icon name="download" />
          {words.record}
        </a>
        <a class="button" href={`/rules/${replay.game}`}>
          <Icon name="rules" />
          {t().frame.rules}
        </a>
      </div>
    </section>
  );
}
