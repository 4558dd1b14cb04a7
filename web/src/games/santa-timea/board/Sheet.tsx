/** The score sheet: the points of all rounds as a table and a small chart, and how they came about. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { SeatName } from '~/card-table/Seats';
import { Button } from '~/ui/Button';
import { Dialog } from '~/ui/Dialog';
import type { SantaTimeaSeatScore } from '~/wire/santa_timea';
import { t } from '../texts';
import type { Facts } from '../view';
import { Chart } from './Chart';
import { Wind } from './looks';

/** The way to the sheet where there is no room for it. */
export function SheetButton({ facts }: { facts: Facts }): JSX.Element {
  const { sheet } = t();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" class="st-sheet-button" onClick={() => setOpen(true)}>
        {sheet.open}
      </Button>
      {open && (
        <Dialog title={sheet.title} onClose={() => setOpen(false)}>
          <Sheet facts={facts} />
        </Dialog>
      )}
    </>
  );
}

export function Sheet({ facts }: { facts: Facts }): JSX.Element {
  const { sheet: words } = t();
  const { sheet } = facts.game;
  return (
    <div class="st-sheet">
      <Totals facts={facts} />
      {sheet.length === 0 && <p class="soft">{words.empty}</p>}
      {sheet.length > 0 && <Chart facts={facts} />}
      {sheet.map((scores, round) => (
        <Details key={round} facts={facts} round={round} scores={scores} />
      ))}
    </div>
  );
}

function Totals({ facts }: { facts: Facts }): JSX.Element {
  const { sheet: words, number } = t();
  const { sheet, points } = facts.game;
  const { rounds } = facts.shape;
  const scored = (round: number, seat: number) => {
    const score = sheet[round]?.[seat];
    return score === undefined ? '' : number(score.points);
  };
  return (
    <div class="st-scroll">
      <table class="st-totals">
        <thead>
          <tr>
            <th scope="col">{words.player}</th>
            {Array.from({ length: rounds }, (_, round) => (
              <th key={round} scope="col">
                <span class="visually-hidden">{words.roundOf(round + 1)}</span>
                <span aria-hidden="true">{round + 1}</span>
              </th>
            ))}
            <th scope="col">{words.total}</th>
          </tr>
        </thead>
        <tbody>
          {facts.names.map((_, seat) => (
            <tr key={seat} class={`game-seat--${seat}`}>
              <th scope="row">
                <SeatName people={facts} seat={seat} />
              </th>
              {Array.from({ length: rounds }, (__, round) => (
                <td key={round}>{scored(round, seat)}</td>
              ))}
              <td class="st-total">{number(points[seat] ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface DetailsProps {
  facts: Facts;
  round: number;
  scores: readonly SantaTimeaSeatScore[];
}

function Details({ facts, round, scores }: DetailsProps): JSX.Element {
  const { sheet: words } = t();
  const pairs = scores.some(({ extra }) => extra !== undefined);
  const losses = scores.some(({ lost }) => lost !== undefined);
  return (
    <details class="st-details">
      <summary>{words.details(round + 1)}</summary>
      {scores.map((score, seat) => (
        <div key={seat} class={`st-detail game-seat--${seat}`}>
          <SeatName people={facts} seat={seat} />
          <TakenWinds score={score} />
          <dl>
            <Entry term={words.damage} value={score.damage} />
            <Entry term={words.place} value={score.place} />
            {pairs && <Entry term={words.pairs} value={score.extra ?? 0} />}
            {losses && <Entry term={words.lost} value={-(score.lost ?? 0)} />}
            <Entry term={words.sum} value={score.points} />
          </dl>
        </div>
      ))}
    </details>
  );
}

function TakenWinds({ score }: { score: SantaTimeaSeatScore }): JSX.Element {
  const { sheet: words, directions, list } = t();
  const { taken, thrown } = score;
  if (taken.length === 0) return <p class="soft">{words.nothing}</p>;
  return (
    <div class="st-taken">
      <ul aria-label={words.winds}>
        {taken.map((wind, index) => (
          <li key={index}>
            <Wind wind={wind} />
          </li>
        ))}
      </ul>
      {thrown !== undefined && (
        <span>{words.thrown(list(thrown.map((direction) => directions[direction].name)))}</span>
      )}
    </div>
  );
}

function Entry({ term, value }: { term: string; value: number }): JSX.Element {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{t().number(value)}</dd>
    </div>
  );
}
