/** The chances of a game over its moves: a picture to press on, and the same as a table. */
import { textsOf } from '~/texts';
import type { AnalysedMove, Analysis, Estimate } from '~/wire/http';
import {
  bandPath,
  type Curve,
  curvesOf,
  dropPath,
  inHundred,
  linePath,
  roundedScale,
  curveScaleOf,
  turningPoints,
  unknowableLoss,
} from './analysis';

const t = textsOf('replay');

export interface ChanceCurveProps {
  analysis: Analysis;
  names: readonly string[];
  position: number;
  last: number;
  onPosition(position: number): void;
}

export function ChanceCurve({ analysis, names, position, last, onPosition }: ChanceCurveProps) {
  const words = t().guide;
  const { is_contest: isContest, moves } = analysis;
  const curves = curvesOf(analysis);
  const scale = curveScaleOf(curves, isContest, last);
  const title = isContest ? words.points : words.chance;
  const nameOf = ({ seat }: Curve) => (seat === null ? words.possible : (names[seat] ?? ''));
  const at = (move: AnalysedMove, estimate: Estimate | undefined) => ({
    insetInlineStart: `${scale.x(move.position) * 100}%`,
    insetBlockStart: `${scale.y(estimate?.mean ?? 0) * 100}%`,
  });
  const lost = unknowableLoss(analysis);
  return (
    <figure class="guide-curve" data-contest={isContest}>
      <figcaption>
        <strong>{title}</strong> <span class="soft small">{words.known}</span>
        <span class="guide-keys cluster">
          {curves.map((curve) => (
            <span key={curve.seat} class="guide-key row soft small" {...lookOf(curve)}>
              <bdi translate={false}>{nameOf(curve)}</bdi>
            </span>
          ))}
        </span>
      </figcaption>
      <div class="guide-picture">
        <svg class="cover" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
          {scale.ticks.map((value) => (
            <path
              key={value}
              class="line"
              stroke="var(--line)"
              stroke-width="1"
              d={`M0 ${scale.y(value)}H1`}
            />
          ))}
          {curves.map((curve) => (
            <g key={curve.seat} {...lookOf(curve)}>
              {curve.seat !== null && (
                <path fill="var(--line-of)" opacity="0.14" d={bandPath(curve, scale)} />
              )}
              <path class="guide-line line" stroke="var(--line-of)" d={linePath(curve, scale)} />
            </g>
          ))}
          {turningPoints(analysis).map((move) => (
            <path
              key={move.position}
              class="line guide-drop"
              stroke="var(--danger-fill)"
              d={dropPath(curves, move, scale)}
            />
          ))}
          <path
            class="line guide-now"
            stroke="var(--ink)"
            stroke-width="1.5"
            d={`M${scale.x(position)} 0V1`}
          />
        </svg>
        {scale.ticks.map((value) => (
          <span
            key={value}
            class="guide-axis"
            style={{ insetBlockStart: `${scale.y(value) * 100}%` }}
            aria-hidden="true"
          >
            {words.number(isContest ? value : value * 100)}
          </span>
        ))}
        {lost !== null && (
          <span
            class="guide-point"
            data-lost
            style={at(lost, lost.possible[0])}
            aria-hidden="true"
          />
        )}
        {turningPoints(analysis).map((move, place) => (
          // For the pointer alone: the list below has them as well.
          <button
            key={move.position}
            type="button"
            class="guide-point"
            style={at(move, move.known[isContest ? move.seat : 0])}
            aria-hidden="true"
            tabIndex={-1}
            onClick={() => onPosition(move.position)}
          >
            {words.number(place + 1)}
          </button>
        ))}
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
                <th scope="col">{words.known}</th>
                {!isContest && <th scope="col">{words.possible}</th>}
              </tr>
            </thead>
            <tbody>
              {moves.map((move) => (
                <tr key={move.position}>
                  <th scope="row">{words.number(move.position + 1)}</th>
                  <td>{names[move.seat]}</td>
                  <td>{estimateText(analysis, move.known[isContest ? move.seat : 0])}</td>
                  {!isContest && <td>{estimateText(analysis, move.possible[0])}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}

function lookOf({ seat }: Curve) {
  return seat === null
    ? { 'data-of': 'possible' }
    : { 'data-of': 'known', style: { '--line-of': `var(--seat-${seat})` } };
}

function estimateText({ is_contest: isContest }: Analysis, estimate?: Estimate): string {
  const words = t().guide;
  if (estimate === undefined) return '';
  return isContest ? words.about(roundedScale(estimate)) : words.inHundred(inHundred(estimate));
}

/** The newest estimate that there is at a position. */
function valueText(analysis: Analysis, position: number): string {
  const before = analysis.moves.findLast((move) => move.position <= position);
  if (before === undefined) return '';
  return estimateText(analysis, before.known[analysis.is_contest ? before.seat : 0]);
}
