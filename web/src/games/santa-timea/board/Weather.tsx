/** The wind that blows, and what is known of those to come. */
import { Rose } from '~/games/santa-timea/art/Picture';
import type { SantaTimeaWind } from '~/wire/santa_timea';
import type { PieceKind } from '../help';
import { t } from '../texts';
import type { SantaTimeaFacts } from '../view/facts';
import { DIRECTIONS, windOf } from '../view/cards';
import { middlePlaces, Wind } from './CardFace';

export function Weather({ facts }: { facts: SantaTimeaFacts }) {
  const { wind: words } = t();
  const { table, forecast, never_coming: never, set_aside: aside } = facts.game;
  return (
    <section class="st-weather" aria-label={words.title}>
      <div
        class="st-weather-rose"
        data-place={middlePlaces(facts)}
        data-about={'blowing' satisfies PieceKind}
      >
        <Rose trick={table} />
      </div>
      <div class="st-weather-words cluster">
        <p class="st-weather-now">{nowText(facts)}</p>
        <p class="visually-hidden">{rolesText(facts)}</p>
        <Winds title={words.forecast} winds={forecast} none={words.forecastNone} />
        {table?.carried !== undefined && <Winds title={words.carried} winds={table.carried} />}
        {never !== undefined && <Winds title={words.never} winds={never} />}
        {aside.length > 0 && <Winds title={words.setAside} winds={aside} />}
      </div>
    </section>
  );
}

interface WindsProps {
  title: string;
  winds: readonly SantaTimeaWind[];
  none?: string;
}

function Winds({ title, winds, none }: WindsProps) {
  return (
    <div class="st-winds cluster">
      <h3>{title}</h3>
      {winds.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ul class="cluster gap-1">
          {winds.map((wind, index) => (
            <li key={index}>
              <Wind wind={wind} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

export function nowText({ game: { table } }: SantaTimeaFacts): string {
  const { wind, directions } = t();
  if (table === null) return wind.over;
  const { direction, number } = windOf(table.wind);
  return wind.blows(directions[direction].name, number);
}

export function rolesText({ game: { table } }: SantaTimeaFacts): string {
  const { wind, directions } = t();
  if (table === null) return '';
  const named = (count: string): string =>
    DIRECTIONS.filter((direction) => table.counts[direction] === count)
      .map((direction) => directions[direction].name)
      .join();
  return wind.roles(named('full'), named('zero'));
}
