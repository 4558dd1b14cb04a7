/** How the game ended, and everything that was hidden in it. */
import { CardList } from '~/card-table/cards/OpenCards';
import { EndPanel, Revealed } from '~/card-table/end/Ending';
import type { Card } from '~/wire/tranquility';
import { EndPicture } from '../art/EndPicture';
import { endTitle } from '~/games/coop/sentences';
import { closingSentence } from '../sentences';
import { t } from '../texts';
import type { TranquilityFacts } from '../view/facts';
import { CARD_LOOK } from './CardFace';

export function GameEnd(props: { facts: TranquilityFacts; ended: boolean }) {
  const { facts, ended } = props;
  const { result } = t();
  const sentence = closingSentence(facts);
  if (sentence === null) return null;
  const { outcome } = facts.game;
  const won = outcome?.result === 'won' || outcome?.result === 'ranked';
  const placed = facts.game.cells.filter((cell) => cell !== null).length;
  return (
    <EndPanel won={won} ended={ended} picture={<EndPicture won={won} />} title={titleOf(facts)}>
      <p>{sentence}</p>
      {!won && <p>{result.islands(placed, facts.layout.cells)}</p>}
    </EndPanel>
  );
}

function titleOf({ game: { outcome }, seat }: TranquilityFacts): string {
  const { grids, result } = t();
  if (outcome?.result !== 'ranked') return endTitle(outcome?.result === 'won', result, { seat });
  if (outcome.winners.length > 1) return grids.contest.sharedTitle;
  return outcome.winners[0] === seat ? grids.contest.wonTitleYou : grids.contest.wonTitle;
}

export function Hidden({ facts }: { facts: TranquilityFacts }) {
  const { reveal } = t();
  const { revealed, contest, explorer } = facts.game;
  if (revealed === null) return null;
  return (
    <Revealed facts={facts} look={CARD_LOOK} revealed={revealed} piles={contest === undefined}>
      {contest !== undefined && (
        <Common title={reveal.commonPile} cards={revealed.pile ?? []} none={reveal.pileEmpty} />
      )}
      {explorer !== undefined && (
        <Common title={reveal.explorer} cards={revealed.explorer ?? []} none={reveal.pileEmpty} />
      )}
      {contest === undefined && explorer === undefined && (
        <Common title={reveal.removed} cards={revealed.removed} none={reveal.removedNone} />
      )}
    </Revealed>
  );
}

/** Cards that belonged to no seat. */
function Common(props: { title: string; cards: readonly Card[]; none: string }) {
  const { title, cards, none } = props;
  return (
    <article class="box box--paper">
      <h3>{title}</h3>
      {cards.length === 0 ? (
        <p class="soft">{none}</p>
      ) : (
        <CardList look={CARD_LOOK} cards={cards} />
      )}
    </article>
  );
}
