import type { JSX } from 'preact';
import { Clause, Reading, RulesText } from '~/games/RulesText';
import { HarbourFigure, RowFigure, WayFigure } from './parts';
import { VariantsEn } from './VariantsEn';

export function RulesEn(): JSX.Element {
  return (
    <RulesText>
      <p>
        One to five players fill a sea of 36 cells with islands, in ascending order, and then drop
        anchor. You win or lose together. While you play nobody speaks: there is a single moment in
        the game at which you may talk, and then only about a number.
      </p>

      <Clause id="T-0.3">The cards</Clause>
      <ul>
        <li>
          <strong>80 islands</strong>, numbered 1 to 80, one of each.
        </li>
        <li>
          <strong>Start cards</strong>, one for each player, and <strong>5 finish cards</strong>.
        </li>
      </ul>
      <HarbourFigure label="A start card with a boat and a finish card with an anchor">
        The start card goes to the space at the lower left of the frame, the finish card to the
        space at the upper right. Both spaces lie outside the sea.
      </HarbourFigure>

      <Clause id="T-0.4">The sea</Clause>
      <p>
        Six rows of six cells. The way through it begins at the bottom left, runs along each row
        from left to right, and goes on at the left end of the row above.
      </p>
      <WayFigure label="36 cells, numbered from 1 at the bottom left to 36 at the top right, each row from left to right">
        Two cells are <strong>neighbours</strong> when they follow each other on this way. So the
        last cell of a row and the first cell of the row above are neighbours, and cells on top of
        each other are not.
      </WayFigure>

      <Clause id="T-1">Setting up</Clause>
      <ol>
        <li>
          At the chosen difficulty, some islands are removed unseen. Nobody knows which until the
          game is over.
        </li>
        <li>
          The remaining islands and the finish cards are shuffled and dealt out as evenly as
          possible. They are your face-down <strong>draw piles</strong>.
        </li>
        <li>Everybody draws five cards.</li>
        <li>Everybody shuffles one start card into their own draw pile.</li>
        <li>
          Somebody with the fewest cards left to draw begins; if there are several, chance decides
          among them.
        </li>
      </ol>

      <Clause id="T-2">Your turn</Clause>
      <p>Do exactly one of these things:</p>
      <ul>
        <li>place an island,</li>
        <li>discard two cards,</li>
        <li>play start,</li>
        <li>play the finish.</li>
      </ul>
      <p>
        Then you draw from your own pile until you hold five cards again, as far as it lasts, and it
        is the next player’s turn, clockwise.
      </p>

      <Clause id="T-3">Placing an island</Clause>
      <p>
        An island goes to an empty cell. Along the way through the sea, every island before it must
        be smaller and every island after it larger. Gaps are allowed; they can be filled later.
      </p>
      <RowFigure
        label="Islands 12 and 20 with two empty cells between them"
        cells={[12, null, null, 20]}
      >
        Only 13 to 19 can go between 12 and 20.
      </RowFigure>
      <p>It may have a price, to be paid with other cards of your hand:</p>
      <RowFigure label="Island 34 between two empty cells" cells={[null, { place: 34 }, null]}>
        With no island in a neighbouring cell it is <strong>free</strong>.
      </RowFigure>
      <RowFigure label="Island 34 beside island 31" cells={[31, { place: 34 }, null]}>
        Beside one island it costs the difference of the two numbers: 34 beside 31 costs{' '}
        <strong>3</strong> cards.
      </RowFigure>
      <RowFigure label="Island 34 between islands 31 and 36" cells={[31, { place: 34 }, 36]}>
        Between two islands it costs the smaller of the two differences: <strong>2</strong> cards.
      </RowFigure>
      <p>
        You choose what you pay with, any cards but the island you place. They go face down onto
        your discard pile. If you can’t pay, you can’t place it there.
      </p>
      <p>
        You may place an island so that some gap can never be filled again. It is allowed, and
        nearly always a mistake. As anybody could work that out from the sea, such cells carry a
        warning sign. <Reading />
      </p>

      <Clause id="T-2.3">Discarding two</Clause>
      <p>
        Two cards of your hand go face down onto your discard pile. You can always do this if you
        hold two cards, unless you must play start.
      </p>

      <Clause id="T-4">The start</Clause>
      <p>
        As long as no start card has been played, whoever holds one in their turn must play it and
        may do nothing else. Once it lies in the start space, all players <strong>together</strong>{' '}
        discard <strong>exactly eight</strong> cards. This is the one moment for talking: about{' '}
        <em>how many</em> cards each of you gives, never about which cards they are, and not about
        plans.
      </p>
      <ul>
        <li>
          With two players, each first draws two more cards, beginning with the one who played
          start.
        </li>
        <li>
          Everybody pledges a number, from 0 to as many cards as they hold when the talk begins. 0
          must be said as well. <Reading />
        </li>
        <li>
          You can change your pledge, ask somebody for more or fewer cards, or ask for time. You
          have six phrases and eight changes; a first pledge, and a change that brings the sum
          nearer to eight, is always possible. <Reading />
        </li>
        <li>
          When everybody has pledged and the sum is eight, each player can agree. If a pledge really
          changes, all agreements are withdrawn. Once all agree, everybody picks their cards.
          Nothing is discarded until all have picked; then everything is, at once, face down.{' '}
          <Reading />
        </li>
        <li>
          If all hands together hold fewer than eight cards, the game is lost. <Reading />
        </li>
        <li>
          Then everybody draws up to five again, beginning with the one who played start. The turn
          goes to the player after them.
        </li>
      </ul>
      <p>
        Start cards that turn up later do nothing. They are ordinary cards to pay with or to
        discard.
      </p>

      <Clause id="T-5">The finish</Clause>
      <p>
        When all 36 cells hold islands and the start card has been played, a finish card wins the
        game. Until then finish cards are ordinary cards that can be paid and discarded. There are
        only five: if the last one is gone the game can’t be won any more, but it goes on.
      </p>

      <Clause id="T-0">What everybody can see</Clause>
      <p>
        The sea, whose turn it is, and how many cards are in each hand, draw pile and discard pile.
        Nobody looks into a draw pile or a discard pile, not even into their own. When the game is
        over, everything is revealed.
      </p>

      <Clause id="T-8">The end</Clause>
      <ul>
        <li>
          <strong>Won</strong>: somebody plays the finish.
        </li>
        <li>
          <strong>Lost</strong>: somebody can do nothing at all in their turn, or the start can’t be
          paid. A single card in hand is no loss as long as it can be placed for nothing or wins the
          game. <Reading />
        </li>
        <li>
          <strong>Conceded</strong>: everybody agrees to stop. Your word can’t be taken back. It
          counts as lost.
        </li>
      </ul>

      <Clause id="T-9.1">Playing alone</Clause>
      <p>
        You have one hand and one draw pile. When you play start you first draw eight more cards,
        and then give eight; there is nothing to negotiate. <Reading /> All else stays the same.
      </p>

      <Clause id="T-1.1">Difficulty</Clause>
      <p>How many islands are removed before the deal:</p>
      <ul>
        <li>none: a calm start</li>
        <li>4: Galatea</li>
        <li>6: Triton</li>
        <li>8: Leucothea</li>
        <li>10: Amphitrite</li>
        <li>12: Poseidon</li>
      </ul>
      <VariantsEn />
    </RulesText>
  );
}
