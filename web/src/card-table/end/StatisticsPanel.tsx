/** The frame for the statistics of every game. */
import type { ComponentChildren } from 'preact';
import type { GameView } from '~/card-table/facts';
import type { People } from '~/card-table/people/people';
import { SeatName } from '~/card-table/people/Seats';
import '~/card-table/styles/style.css';
import { textsOf } from '~/texts';
import type { Replay } from '~/wire/http';
import './statistics.css';

const t = textsOf('table');

export interface StatisticsProps {
  /** The end of the game, for its people. */
  view: GameView;
  /** The course of the game, as the server has it. */
  course: Pick<Replay, 'options' | 'outcome' | 'actors' | 'log' | 'log_lengths' | 'statistics'>;
  /** Whether to show no more than how close a lost game came. */
  brief?: boolean;
  /** A position to be marked, where one is looked at. */
  position?: number | null;
}

interface StatisticsPanelProps {
  /** Sentences besides the figures; none where these say all. */
  sentences: readonly string[];
  /** Further sentences on things worth knowing. */
  stories: readonly string[];
  children: ComponentChildren;
}

export function StatisticsPanel(props: StatisticsPanelProps) {
  const { sentences, stories, children } = props;
  return (
    <section class="panel statistics" aria-labelledby="statistics-title">
      <h2 id="statistics-title">{t().statistics.title}</h2>
      {sentences.length > 0 && <p>{sentences.join(' ')}</p>}
      {stories.length > 0 && (
        <ul class="statistics-stories">
          {stories.map((story) => (
            <li key={story}>{story}</li>
          ))}
        </ul>
      )}
      <div class="statistics-parts stack gap-5">{children}</div>
    </section>
  );
}

export interface FigureRow {
  readonly label: string;
  /** By seat. */
  readonly values: readonly number[];
  /** Left out of a table in which no player has any. */
  readonly rare?: boolean;
  /** The row that counts. */
  readonly main?: boolean;
}

interface FigureTableProps {
  people: People;
  rows: readonly FigureRow[];
  /** Whether the seats played together, so that their figures add up to something. */
  together: boolean;
}

/** The figures of each seat: a row for each kind of figure, a column for each seat. */
export function FigureTable({ people, rows, together }: FigureTableProps) {
  const { statistics: words, number } = t();
  const adds = together && people.names.length > 1;
  const shown = rows.filter(
    ({ rare, values }) => rare !== true || values.some((value) => value > 0),
  );
  return (
    <table class="statistics-figures figures" data-many={people.names.length > 3}>
      <caption class="visually-hidden">{words.figures}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="visually-hidden">{words.figure}</span>
          </th>
          {people.names.map((_, seat) => (
            <th key={seat} scope="col" class={`seat-colour--${seat}`}>
              <SeatName people={people} seat={seat} />
            </th>
          ))}
          {adds && (
            <th scope="col" class="statistics-sum">
              {words.together}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {shown.map(({ label, values, main }) => (
          <tr key={label} data-main={main === true}>
            <th scope="row">{label}</th>
            {values.map((value, seat) => (
              <td key={seat} data-none={value === 0}>
                {number(value)}
              </td>
            ))}
            {adds && <td class="statistics-sum">{number(sumOf(values))}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
