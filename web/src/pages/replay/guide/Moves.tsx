/** The moves that cost the most, and what else could have been done in the position that is shown. */
import { Button } from '~/ui/controls';
import type { Alternative, AnalysedMove, Analysis, Estimate } from '~/wire/http';
import { inHundred, moveAt, rounded } from './analysis';
import { t } from '~/pages/replay/texts';

export interface MovesProps {
  analysis: Analysis;
  names: readonly string[];
  position: number;
  onPosition(position: number): void;
  phraseOf(action: unknown): string;
}

export function TurningPoints({ analysis, names, onPosition, phraseOf }: MovesProps) {
  const words = t().guide;
  const { moves, turning_points: places, is_contest: isContest } = analysis;
  const first = moves[0]?.possible[0];
  const cards = places
    .flatMap((place) => moves[place] ?? [])
    .toSorted((one, other) => one.position - other.position);
  return (
    <section aria-labelledby="turning-points">
      <h3 id="turning-points">{words.turningPoints}</h3>
      {cards.length === 0 && <p>{words.none}</p>}
      <ul class="stack">
        {cards.map((move) => (
          <li key={move.position} class="guide-card box">
            <h4>{titleOf(move, names)}</h4>
            <dl>
              <dt>{words.played}</dt>
              <dd>{phraseOf(move.played.action)}</dd>
              {move.alternatives.slice(0, 1).map(({ action }) => (
                <div key="better">
                  <dt>{words.better}</dt>
                  <dd>{phraseOf(action)}</dd>
                </div>
              ))}
            </dl>
            {move.regret !== null && <p class="strong">{gainText(move.regret, isContest)}</p>}
            <Button onClick={() => onPosition(move.position)}>
              {words.jump(move.position + 1)}
            </Button>
          </li>
        ))}
      </ul>
      {!isContest && first !== undefined && <p class="soft">{words.hopeless(inHundred(first))}</p>}
    </section>
  );
}

export interface AlternativesProps extends MovesProps {
  /** Whether they are drawn on the board. */
  drawn: boolean;
  onDrawn(drawn: boolean): void;
}

export function Alternatives(props: AlternativesProps) {
  const { analysis, names, position, phraseOf, drawn, onDrawn } = props;
  const words = t().guide;
  const move = moveAt(analysis, position);
  if (move === null) return null;
  const row = (alternative: Alternative, isPlayed: boolean) => (
    <li key={phraseOf(alternative.action)} data-played={isPlayed}>
      <span>
        {isPlayed && <strong>{words.played}: </strong>}
        {phraseOf(alternative.action)}
      </span>
      <span class="guide-chance">{prospectText(alternative.prospect, analysis.is_contest)}</span>
    </li>
  );
  return (
    <section aria-labelledby="alternatives">
      <h3 id="alternatives">{words.others}</h3>
      <p class="soft">{titleOf(move, names)}</p>
      <ol class="guide-alternatives stack">
        {row(move.played, true)}
        {move.alternatives.map((alternative) => row(alternative, false))}
      </ol>
      {move.alternatives.length === 0 && <p>{words.only}</p>}
      <Button aria-pressed={drawn} onClick={() => onDrawn(!drawn)}>
        {words.draw}
      </Button>
    </section>
  );
}

function titleOf({ position, seat }: AnalysedMove, names: readonly string[]): string {
  const words = t().guide;
  return `${words.move} ${words.number(position + 1)} · ${names[seat] ?? ''}`;
}

function gainText(regret: Estimate, isContest: boolean): string {
  const words = t().guide;
  return isContest ? words.morePoints(rounded(regret)) : words.moreWins(inHundred(regret));
}

function prospectText(prospect: Estimate, isContest: boolean): string {
  const words = t().guide;
  return isContest ? words.about(rounded(prospect)) : words.inHundred(inHundred(prospect));
}
