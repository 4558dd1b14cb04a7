import type { JSX } from 'preact';
import { Clause, Reading } from '~/games/RulesText';
import { MountainFigure } from './parts';

/** The modules and the solo game. */
export function ModulesEn(): JSX.Element {
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
