/** The chances of a game over its moves: a picture to press on, and the same as a table. */
import type { Analysis, Estimate } from '~/wire/http';
import { type Curve, curvesOf, inHundred, rounded } from './analysis';
import { bandPath, linePath, scaleOf } from './analysis';
import { t } from '~/pages/replay/texts';

export interface ChanceCurveProps {
  analysis: Analysis;
  names: readonly string[];
  position: number;
  last: number;
  onPosition(position: number): void;
}

export function ChanceCurve({ analysis, names, position, last, onPosition }: ChanceCurveProps) {
  const words = t().guide;
  const { is_contest: isContest, moves, turning_points: turningPoints } = analysis;
  const curves = curvesOf(analysis);
  const scale = scaleOf(curves, isContest, last);
  const title = isContest ? words.points : words.chance;
  const nameOf = ({ seat, of }: Curve) => (seat === null ? words[of] : (names[seat] ?? ''));
  return (
    <figure class="guide-curve" data-contest={isContest}>
      <figcaption>
        <strong>{title}</strong>
        {curves.map((curve) => (
          <span key={`${curve.seat} ${curve.of}`} class="guide-key soft small" {...lookOf(curve)}>
            {nameOf(curve)}
          </span>
        ))}
      </figcaption>
      <div class="guide-picture">
        <svg class="cover" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
          <path class="line" stroke="var(--line)" stroke-width="1" d="M0 0.5H1" />
          {curves.map((curve) => (
            <g key={`${curve.seat} ${curve.of}`} {...lookOf(curve)}>
              {curve.of === 'known' && (
                <path fill="var(--line-of)" opacity="0.16" d={bandPath(curve, scale)} />
              )}
              <path class="guide-line line" stroke="var(--line-of)" d={linePath(curve, scale)} />
            </g>
          ))}
          <path
            class="line"
            stroke="var(--ink)"
            stroke-width="1.5"
            d={`M${scale.x(position)} 0V1`}
          />
        </svg>
        {!isContest &&
          [100, 50].map((share) => (
            <span key={share} class="guide-axis" data-share={share} aria-hidden="true">
              {words.number(share)}
            </span>
          ))}
        {turningPoints.map((place) => {
          const move = moves[place];
          const chance = move?.known[isContest ? move.seat : 0];
          if (move === undefined || chance === undefined) return null;
          const at = {
            insetInlineStart: `${scale.x(move.position) * 100}%`,
            insetBlockStart: `${scale.y(chance.mean) * 100}%`,
          };
          return <span key={place} class="guide-point" style={at} aria-hidden="true" />;
        })}
        <input
          type="range"
          min={0}
          max={last}
          value={position}
          aria-label={title}
          aria-valuetext={valueText(analysis, position)}
          onInput={(event) => onPosition(event.currentTarget.valueAsNumber)}
        />
      </div>
      <details>
        <summary>{words.table}</summary>
        <div class="guide-table">
          <table class="figures">
            <thead>
              <tr>
                <th scope="col">{words.move}</th>
                <th scope="col">{words.player}</th>
                {curves.map((curve) => (
                  <th key={`${curve.seat} ${curve.of}`} scope="col">
                    {nameOf(curve)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {moves.map((move) => (
                <tr key={move.position}>
                  <th scope="row">{words.number(move.position + 1)}</th>
                  <td>{names[move.seat]}</td>
                  {curves.map((curve) => (
                    <td key={`${curve.seat} ${curve.of}`}>
                      {estimateText(analysis, move[curve.of][curve.seat ?? 0])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}

function lookOf({ seat, of }: Curve) {
  const style = seat === null ? {} : { '--line-of': `var(--seat-${seat})` };
  return { 'data-of': of, style };
}

function estimateText({ is_contest: isContest }: Analysis, estimate?: Estimate): string {
  const words = t().guide;
  if (estimate === undefined) return '';
  return isContest ? words.about(rounded(estimate)) : words.inHundred(inHundred(estimate));
}

/** The newest estimate that there is at a position. */
function valueText(analysis: Analysis, position: number): string {
  const before = analysis.moves.findLast((move) => move.position <= position);
  if (before === undefined) return '';
  return estimateText(analysis, before.known[analysis.is_contest ? before.seat : 0]);
}
