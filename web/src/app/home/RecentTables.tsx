/** The tables this browser has been at, with how they stand now. */
import { useEffect, useState } from 'preact/hooks';
import { ApiError, fetchRoom, type RoomInfo } from '../../connection/api';
import { gameEntry } from '../../games/catalogue';
import { t } from '../../i18n';
import { Icon } from '../../ui/Icon';
import { formatCode, tablePath } from '../code';
import { forgetTable, recentTables } from '../recent';

type Known = RoomInfo | 'gone' | 'unknown' | null;

export function RecentTables() {
  const { home } = t();
  const codes = recentTables.value;
  if (codes.length === 0) return null;
  return (
    <section class="panel" aria-labelledby="recent-title">
      <h2 id="recent-title">{home.recent}</h2>
      <ul class="recent">
        {codes.map((code) => (
          <RecentTable key={code} code={code} />
        ))}
      </ul>
    </section>
  );
}

function RecentTable({ code }: { code: string }) {
  const [known, setKnown] = useState<Known>(null);

  useEffect(() => {
    let current = true;
    fetchRoom(code).then(
      (room) => current && setKnown(room),
      (error: unknown) => {
        const gone = error instanceof ApiError && error.status === 404;
        if (current) setKnown(gone ? 'gone' : 'unknown');
      },
    );
    return () => {
      current = false;
    };
  }, [code]);

  return (
    <li class="recent-table">
      <a class="recent-link" href={tablePath(code)}>
        <span class="recent-head">
          <span class="recent-code">{formatCode(code)}</span>
          {known !== null && typeof known === 'object' && (
            <span class={`chip chip--${known.phase}`}>{t().phase[known.phase]}</span>
          )}
        </span>
        <span class="recent-text">{describe(known)}</span>
      </a>
      <button
        type="button"
        class="recent-forget"
        aria-label={t().home.forget(formatCode(code))}
        onClick={() => forgetTable(code)}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}

function describe(known: Known): string {
  const { home, list, loading } = t();
  if (known === null) return loading.busy;
  if (known === 'gone') return home.recentGone;
  if (known === 'unknown') return home.recentUnknown;
  const names = known.seats.filter((name) => name !== null);
  const game = gameEntry(known.game)?.name() ?? known.game;
  return `${game} · ${names.length > 0 ? list(names) : home.recentEmptySeats}`;
}
