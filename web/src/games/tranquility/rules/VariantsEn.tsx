import type { JSX } from 'preact';
import { Clause, Reading } from '~/games/RulesText';
import { CardsFigure } from './parts';

/** Rough seas, wild cards and the other grids. */
export function VariantsEn(): JSX.Element {
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
        consecutive numbers, and one when somebody discards their whole hand of two cards or more as
        their action. Anybody may spend one at any moment, on any storm: both leave the game. While
        you own a compass and there is a storm, you may talk, but only about which storm to end:
        each of you has one opinion, which can change twice a turn. Somebody who has no move left is
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
          somebody discards a compass to end the storm.
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
        All cards have two sides. At first all hands show day. Whenever somebody draws one of the
        six compasses, all hands turn over, and the compass leaves the game. One among the first
        five cards is replaced and turns nothing. An island keeps the side with which it was placed.
        As an action you may discard one card to turn over one island. At the finish rows 4 to 6
        must show day and rows 1 to 3 night.
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
