import type { JSX } from 'preact';
import { Clause, Reading, RulesText } from '~/games/RulesText';
import { CardsFigure, HarbourFigure, RowFigure, WayFigure } from './parts';

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
        <li>Everyone draws five cards.</li>
        <li>Everyone shuffles one start card into their own draw pile.</li>
        <li>
          A player with the fewest cards left to draw begins; if there are several, chance decides
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
        nearly always a mistake. As anyone could work that out from the sea, such cells carry a
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
          Everyone pledges a number, from 0 to as many cards as they hold when the talk begins. 0
          must be said as well. <Reading />
        </li>
        <li>
          You can change your pledge, ask someone for more or fewer cards, or ask for time. You have
          six phrases and eight changes; a first pledge, and a change that brings the sum nearer to
          eight, is always possible. <Reading />
        </li>
        <li>
          When everyone has pledged and the sum is eight, each player can agree. If a pledge really
          changes, all agreements are withdrawn. Once all agree, everyone picks their cards. Nothing
          is discarded until all have picked; then everything is, at once, face down. <Reading />
        </li>
        <li>
          If all hands together hold fewer than eight cards, the game is lost. <Reading />
        </li>
        <li>
          Then everyone draws up to five again, beginning with the one who played start. The turn
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

      <Clause id="T-0">What everyone can see</Clause>
      <p>
        The sea, whose turn it is, and how many cards are in each hand, draw pile and discard pile.
        Nobody looks into a draw pile or a discard pile, not even into their own. When the game is
        over, everything is revealed.
      </p>

      <Clause id="T-8">The end</Clause>
      <ul>
        <li>
          <strong>Won</strong>: someone plays the finish.
        </li>
        <li>
          <strong>Lost</strong>: someone can do nothing at all in their turn, or the start can’t be
          paid. A single card in hand is no loss as long as it can be placed for nothing or wins the
          game. <Reading />
        </li>
        <li>
          <strong>Conceded</strong>: everyone agrees to stop. Your word can’t be taken back. It
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
      <Variants />
    </RulesText>
  );
}

/** Rough seas, wild cards and the other grids. */
function Variants(): JSX.Element {
  return (
    <>
      <Clause id="T-9.2">Rough seas</Clause>
      <p>
        On the open sea of six by six, rocks, monsters, storms and wild cards can be added, alone or
        together, with any number of islands removed.
      </p>
      <CardsFigure
        cards={['rocks', 'monster', 'yellow', 'purple', 'orange', 'compass', 'wild']}
        label="The cards: rocks, a monster, a yellow, a purple and an orange storm, a compass and a wild card"
      >
        Rocks, monster, the three storms, compass, wild card.
      </CardsFigure>

      <Clause sub id="T-6.1">
        Rocks
      </Clause>
      <p>
        The rocks lie beside a random row at first. No card can be put onto any cell of that row.
        After your action, before you draw, you either move them to another row that has an empty
        cell, or discard two cards and leave them; if you can’t discard two, you must move them. If
        they <strong>drift</strong>, chance moves them instead. Once four rows are complete the
        rocks are gone for good.
      </p>

      <Clause sub id="T-6.2">
        Monsters
      </Clause>
      <p>
        Three, four or five monsters are among the cards. A monster can’t be discarded, given or
        paid with. As your action you may put it on an island that lies in no blocked or closed row:
        both leave the game, and it costs nothing.
      </p>
      <p>
        The finish fails while any hand holds a monster. When it is tried, those who hold one must
        say so; the finish card goes back to the hand, and the player still has to do something.
        Until they have got rid of their monsters, the finish can’t be played. <Reading />
      </p>

      <Clause sub id="T-7">
        Storms and compasses
      </Clause>
      <p>
        There are two storms of each colour. <Reading /> A storm takes effect as soon as it is
        drawn, unless it is ended with a compass first, and then drawing goes on.
      </p>
      <ul>
        <li>
          <strong>Yellow</strong> lies before its player, who discards down to three cards at once
          and holds three at most from then on. For the start, that player may give the top two
          cards of their draw pile unseen.
        </li>
        <li>
          <strong>Purple</strong> goes beside a row with an empty cell, which its player chooses. No
          card can be put onto that row.
        </li>
        <li>
          <strong>Orange</strong> lies before its player, who may place islands only next to others.
        </li>
      </ul>
      <p>
        Compasses are earned together: one when start is played, one for each row completed with six
        consecutive numbers, and one when someone discards their whole hand of two cards or more as
        their action. Anyone may spend one at any moment, on any storm: both leave the game. While
        you own a compass and there is a storm, you may talk, but only about which storm to end:
        each of you has one opinion, which can change twice a turn. A player who has no move left is
        not lost as long as a storm can be ended. <Reading />
      </p>

      <Clause sub id="T-9.4">
        Wild cards
      </Clause>
      <p>
        A wild card is placed as an island of any number that is not in the sea yet, or played as
        start or as finish. It never has to be played as start.
      </p>

      <Clause id="T-10">The High Arch</Clause>
      <p>
        Two pillars, each two cells wide and three high, and over them a roof seven wide and four
        high. <Reading /> There are no start cards. First the pillars: each ascends by itself, and
        nothing is ever paid. When both are complete, the roof is filled by the usual rules, with an
        order and prices of its own. The finish is played when the roof is complete.
      </p>

      <Clause id="T-11">The Pyramid</Clause>
      <p>
        Rows of eleven, nine, seven, five, three and one cells. There are no start cards, and only
        islands are dealt out. Six cells are <strong>explorer cells</strong>, marked with a star.{' '}
        <Reading /> When you put an island there, the top card of the explorer pile is turned up
        before you pay:
      </p>
      <ul>
        <li>
          <strong>Storm</strong>: the island goes back to your hand. The cell is closed until
          someone discards a compass to end the storm.
        </li>
        <li>
          <strong>Rocks</strong>: one more card to discard; from the draw pile if your hand has none
          left after the price.
        </li>
        <li>
          <strong>Monster</strong>: the island is lost with it, and nothing is paid.
        </li>
        <li>
          <strong>Compass, wild card or finish</strong>: goes to your hand, unseen by others.
        </li>
        <li>
          <strong>Start</strong>: nothing happens. In the hard pyramid it counts as rocks.
        </li>
      </ul>
      <p>
        In the easy pyramid there are wild cards in place of the monsters. <Reading />
      </p>

      <Clause id="T-12">Day and Night</Clause>
      <p>
        All cards have two sides. At first all hands show day. Whenever someone draws one of the six
        compasses, all hands turn over, and the compass leaves the game. One among the first five
        cards is replaced and turns nothing. An island keeps the side with which it was placed. As
        an action you may discard one card to turn over one island. At the finish rows 4 to 6 must
        show day and rows 1 to 3 night.
      </p>

      <Clause id="T-13">Competition</Clause>
      <p>
        Two players against each other, with the 80 islands alone. Five cards lie open in a row; you
        draw from its left end, and it is filled again from the common pile.
      </p>
      <ul>
        <li>Place an island by the usual rules, in your colour, or discard two.</li>
        <li>
          If you can place nothing, you may reveal and discard your whole hand and take the whole
          row instead.
        </li>
        <li>You may not make it impossible to fill the sea.</li>
        <li>
          If there is nothing you can do, you pass. <Reading />
        </li>
      </ul>
      <p>
        It ends when the sea is full, or when both hands hold one card or none. You get 2 points for
        each island and lose 1 for each card of your discard pile; three or more neighbouring
        islands of yours are worth a point each besides. Ties are broken by islands, then by fewer
        discards, then by the longest run.
      </p>
    </>
  );
}
