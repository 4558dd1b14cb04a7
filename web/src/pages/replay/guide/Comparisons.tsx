/** A game beside all others of its options on this server, and beside what sharp partners make of its deal. */
import type { Analysis, Comparison } from '~/wire/http';
import { t } from '~/pages/replay/texts';

export interface ComparisonsProps {
  analysis: Analysis;
  comparison: Comparison | null;
  names: readonly string[];
}

export function Comparisons(props: ComparisonsProps) {
  const sentences = comparisonSentences(props);
  if (sentences.length === 0) return null;
  return (
    <section aria-labelledby="comparison">
      <h3 id="comparison">{t().guide.comparison}</h3>
      <ul class="guide-comparison">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}

export function comparisonSentences({ analysis, comparison, names }: ComparisonsProps): string[] {
  const words = t().guide;
  const { is_contest: isContest, partners } = analysis;
  const sentences: string[] = [];
  if (partners !== null && !isContest) {
    sentences.push(words.partnersWon(partners.won, partners.games));
  }
  if (partners !== null && isContest) {
    const points = partners.points.map((mean, seat) =>
      words.pointsOf(names[seat] ?? '', Math.round(mean * 10) / 10),
    );
    sentences.push(words.partnersPoints(words.list(points), partners.games));
  }
  // Contests take the same turns again and again, and are won by others than all.
  if (comparison === null || comparison.won === null) return sentences;
  const { games, won, turns, placed } = comparison;
  return [
    ...sentences,
    words.wonHere(won, games),
    words.turnsHere(turns.own, turns.median, games),
    words.placedHere(placed.own, placed.median),
  ];
}
