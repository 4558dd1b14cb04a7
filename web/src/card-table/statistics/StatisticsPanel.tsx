/** The frame in which every game tells how it went. */
import type { ComponentChildren, JSX } from 'preact';
import { t } from '~/card-table/texts';
import '~/card-table/pieces.css';
import './statistics.css';

export interface StatisticsPanelProps {
  /** What is to be said besides the figures; none where these say all. */
  sentences: readonly string[];
  children: ComponentChildren;
}

export function StatisticsPanel({ sentences, children }: StatisticsPanelProps): JSX.Element {
  return (
    <section class="panel statistics" aria-labelledby="statistics-title">
      <h2 id="statistics-title">{t().statistics.title}</h2>
      {sentences.length > 0 && <p>{sentences.join(' ')}</p>}
      <div class="statistics-parts">{children}</div>
    </section>
  );
}
