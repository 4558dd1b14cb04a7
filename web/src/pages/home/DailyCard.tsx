/** A quiet word about the deal of the day. */
import { t } from '~/texts';

export function DailyCard() {
  const { daily } = t();
  return (
    <section class="panel" aria-labelledby="home-daily">
      <h2 id="home-daily">{daily.title}</h2>
      <p>{daily.homeText}</p>
      <a class="button" href="/daily">
        {daily.homeLink}
      </a>
    </section>
  );
}
