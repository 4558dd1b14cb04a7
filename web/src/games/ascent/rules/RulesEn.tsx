import type { JSX } from 'preact';
import { Clause, Reading, RulesText } from '~/games/RulesText';
import { MountainFigure } from './parts';

export function RulesEn(): JSX.Element {
  return (
    <RulesText>
      <p>
        One to five players build a mountain out of cards, row upon row, and place the summit on top
        of it. You win or lose together. Nobody says anything about the game, from the first card to
        the last.
      </p>

      <Clause id="A-1">The cards</Clause>
      <ul>
        <li>
          <strong>72 slopes</strong> with values from 1 to 12, two of each in three types: grassy,
          snowy and rocky.
        </li>
        <li>
          <strong>3 campfires</strong>, one of each type, <strong>5 bridges</strong> and{' '}
          <strong>5 summits</strong>.
        </li>
        <li>
          <strong>10 panoramas</strong>, which are the foot of the mountain.
        </li>
      </ul>
      <MountainFigure
        label="A grassy 4, a snowy 8 and a rocky 11; a grassy campfire, a bridge and a summit"
        rows={[
          ['G4', 'S8', 'R11'],
          ['CG', 'bridge', 'summit'],
        ]}
      >
        Above, a slope of each type: hills of grass, a peak of snow, crags of rock. Below, a
        campfire with the sign of its type, a bridge and a summit.
      </MountainFigure>

      <Clause id="A-3">The mountain</Clause>
      <p>
        Nine rows lie on top of each other, from nine cells at the foot to the single one of the
        summit. A cell <strong>rests on the two cells</strong> below it; the first row rests on the
        panoramas. Cards are <strong>neighbours</strong> only to the left and right within a row.
      </p>

      <Clause id="A-2">Setting up</Clause>
      <ol>
        <li>
          Chance decides who begins. The second player gets a bridge; with four or five players the
          fourth gets one too.
        </li>
        <li>
          All other cards are shuffled and dealt out as evenly as possible. They are your face-down
          draw piles.
        </li>
        <li>Everyone draws up to five cards; a bridge counts as one of them.</li>
      </ol>

      <Clause id="A-4">Your turn</Clause>
      <p>
        Place one card, <strong>or</strong> discard any two cards face down, at which nobody may
        look again. Then draw up to five cards, as far as your pile lasts.
      </p>

      <Clause id="A-5.1">Placing a slope</Clause>
      <p>
        A slope goes into the empty cell right of the last card of a row, into the first cell of an
        empty row, or onto a bridge, which it covers.
      </p>
      <ul>
        <li>Both cells it rests on must be occupied. Bridges count.</li>
        <li>It is never a neighbour of a slope or campfire of its own type.</li>
        <li>
          Its row is at most its value: a 3 can lie in the rows 1 to 3. The topmost row is the
          summit’s alone.
        </li>
        <li>
          It <strong>costs</strong> as many cards of your hand as its value differs from that of the
          card on its left. They are discarded face down. The first card of a row costs nothing.
        </li>
      </ul>
      <MountainFigure
        label="On a row of four cards lie a grassy 5 and a cell for a snowy 7, which costs two cards"
        rows={[
          ['G5', { cost: 2 }, null],
          ['S3', 'R4', 'G4', 'S6'],
        ]}
      >
        A snowy 7 can go to the right of the grassy 5 and costs two cards. A grassy 7 can’t, beside
        its own type.
      </MountainFigure>
      <p>
        On a bridge, the larger of the differences to the left and to the right counts. A bridge
        itself has no value and costs nothing to its neighbours. When a campfire is lit, it adopts
        the value of the nearest slope to its left in the row, past campfires and bridges, and keeps
        it for good, whatever becomes of that slope. Without such a slope it has no value.
      </p>

      <Clause id="A-5.2">Placing a campfire</Clause>
      <p>
        A campfire takes the place of a slope of its own type. That slope moves to a cell at least
        one row higher, where all rules for slopes hold, and its cost there is paid <Reading />.
        Where no such cell is left, the slope can’t be replaced. The campfire itself costs nothing
        and stays for good. Its value is shown on it.
      </p>

      <Clause id="A-5.3">Placing a bridge</Clause>
      <p>
        A bridge goes into the empty cell right of the last card of a row and rests on two cards. It
        is neither the first nor the last card of a row, and costs nothing. Bridges are only a help
        on the way: before the summit each must be covered by a slope.
      </p>
      <MountainFigure
        label="A row with a rocky 4, a bridge, and a grassy 9 behind it"
        rows={[
          ['R4', 'bridge', 'G9'],
          ['S3', 'G4', 'R8', 'S9'],
        ]}
      >
        The bridge let the 9 follow the 4 for nothing. Whoever covers it with a snowy 7 pays three:
        the difference to the 4 is larger than that to the 9.
      </MountainFigure>

      <Clause id="A-5.4">The summit and the end</Clause>
      <p>
        When all 44 other cells show slopes or campfires, and each chosen module has reached its
        goal, a summit can be placed <Reading />. It <strong>wins the game</strong>.
      </p>
      <p>
        You have <strong>lost</strong> when someone can do nothing at the beginning of their turn.
        If all agree to stop, the game counts as lost.
      </p>

      <Modules />
    </RulesText>
  );
}

/** The modules and the solo game. */
function Modules(): JSX.Element {
  return (
    <>
      <Clause id="A-7">Module: green trail</Clause>
      <p>
        Before the summit, a <strong>trail</strong> of grassy cards must lead up the mountain:
        slopes or campfires, one in each of the rows 1 to 8, each resting on the one before. The
        longest trail so far is drawn on the mountain.
      </p>
      <MountainFigure
        label="A grassy 3, a grassy 4 resting on it, and a grassy 6 resting on that"
        rows={[
          ['S5', 'G6'],
          ['S4', 'G4', 'R6'],
          ['R2', 'G3', 'S4', 'R5'],
        ]}
      >
        From the grassy 3 the trail goes on to the 4, and from there to the 6.
      </MountainFigure>

      <Clause id="A-8">Module: alpine documentary</Clause>
      <p>
        Three, four or five panoramas show a <strong>sequence</strong> of three values. It is filmed
        as soon as three neighbouring slopes of a row show its values from left to right, and stays
        filmed whatever happens later. Campfires don’t count. Before the summit, all of them must be
        filmed. Most of the ten sequences are ours <Reading />.
      </p>

      <Clause id="A-9">Module: mountain wildlife</Clause>
      <ul>
        <li>
          One copy of each value bears the mark of an <strong>ibex</strong>, the types taking turns{' '}
          <Reading />. Whenever such a slope is placed from a hand, an ibex comes onto it.
        </li>
        <li>
          You have a further action, to <strong>lead a herd</strong>: discard one or more cards, and
          all ibex of one card climb as many rows. Each step leads onto one of the two cards above,
          never sideways. Ibex on the cards they pass join them.
        </li>
        <li>They step neither onto bridges nor onto empty cells, nor onto the summit.</li>
        <li>A card with an ibex on it can’t be replaced by a campfire.</li>
        <li>
          The summit waits until <strong>eight ibex</strong> stand in row 8. They climb it with you.
        </li>
      </ul>
      <MountainFigure
        wildlife
        label="A grassy 1, a snowy 2 and a rocky 3, each with the mark of an ibex"
        rows={[['G1i', 'S2i', 'R3i']]}
      >
        The first three slopes with the mark.
      </MountainFigure>

      <Clause id="A-10">Playing alone</Clause>
      <ul>
        <li>The six slopes of value 1 are out of the game, and nobody begins with a bridge.</li>
        <li>Your hand holds six cards.</li>
        <li>
          You have up to three <strong>grapples</strong>, as chosen. Instead of an action you can
          spend one: your hand is shuffled back into the draw pile, and you draw six new cards.
        </li>
        <li>You have lost only when you can do nothing and no grapple is left.</li>
      </ul>
    </>
  );
}
