/** The chances of a game over its moves: a picture to press on, and the same as a table. */
import type { Analysis, Estimate } from '~/wire/http';
import { type Course, coursesOf, inHundred, rounded } from './analysis';
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
  const courses = coursesOf(analysis);
  const scale = scaleOf(courses, isContest, last);
  const title = isContest ? words.points : words.chance;
  const nameOf = ({ seat, of }: Course) => (seat === null ? words[of] : (names[seat] ?? ''));
  return (
    <figure class="guide-curve" data-contest={isContest}>
      <figcaption>
        <strong>{title}</strong>
        {courses.map((course) => (
          <span key={`${course.seat} ${course.of}`} class="guide-key" {...lookOf(course)}>
            {nameOf(course)}
          </span>
        ))}
      </figcaption>
      <div class="guide-picture">
        <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
          <path class="guide-middle" d="M0 0.5H1" />
          {courses.map((course) => (
            <g key={`${course.seat} ${course.of}`} {...lookOf(course)}>
              {course.of === 'known' && <path class="guide-band" d={bandPath(course, scale)} />}
              <path class="guide-line" d={linePath(course, scale)} />
            </g>
          ))}
          <path class="guide-here" d={`M${scale.x(position)} 0V1`} />
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
          <table>
            <thead>
              <tr>
                <th scope="col">{words.move}</th>
                <th scope="col">{words.player}</th>
                {courses.map((course) => (
                  <th key={`${course.seat} ${course.of}`} scope="col">
                    {nameOf(course)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {moves.map((move) => (
                <tr key={move.position}>
                  <th scope="row">{words.number(move.position + 1)}</th>
                  <td>{names[move.seat]}</td>
                  {courses.map((course) => (
                    <td key={`${course.seat} ${course.of}`}>
                      {estimateText(analysis, move[course.of][course.seat ?? 0])}
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

function lookOf({ seat, of }: Course) {
  return { 'data-of': of, 'data-seat': seat ?? undefined };
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
