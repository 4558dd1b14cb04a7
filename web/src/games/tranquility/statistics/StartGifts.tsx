/** Where the eight cards of the start came from. */
import type { JSX } from 'preact';
import type { GiftFigures } from '~/wire/GiftFigures';
import type { StartFigures } from '~/wire/StartFigures';
import { type People, whoIs } from '~/card-table/people';
import { CardList } from '~/card-table/Revealed';
import { SeatName } from '~/card-table/Seats';
import { CARD_LOOK } from '../board/CardFace';
import { t } from '../texts';
import '~/card-table/pieces.css';
import './start.css';

export function StartGifts({
  people,
  start,
}: {
  people: People;
  start: StartFigures;
}): JSX.Element {
  const { statistics: words } = t();
  return (
    <section class="start-gifts" aria-labelledby="start-gifts">
      <h3 id="start-gifts">{words.startTitle}</h3>
      <p>{words.startBy(whoIs(people, start.seat))}</p>
      <ul>
        {start.gifts.map((gift, seat) => (
          <li key={seat} class={`start-gift game-seat--${seat}`}>
            {people.names.length > 1 && <SeatName people={people} seat={seat} />}
            <Gift gift={gift} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Gift({ gift: { hand, pile } }: { gift: GiftFigures }): JSX.Element {
  const { statistics: words } = t();
  if (hand.length + pile.length === 0) return <span class="soft">{words.gaveNothing}</span>;
  return (
    <div class="start-cards">
      {hand.length > 0 && <CardList look={CARD_LOOK} cards={hand} />}
      {pile.length > 0 && (
        <>
          <span class="soft">{words.unseen}</span>
          <CardList look={CARD_LOOK} cards={pile} />
        </>
      )}
    </div>
  );
}
