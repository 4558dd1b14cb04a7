import type { JSX } from 'preact';
import { Clause, Reading } from '~/games/RulesText';
import { MountainFigure } from './parts';

/** The modules and the solo game. */
export function ModulesDe(): JSX.Element {
  return (
    <>
      <Clause id="A-7">Modul: Grüner Pfad</Clause>
      <p>
        Vor dem Gipfel muss ein <strong>Pfad</strong> aus Graskarten den Berg hinaufführen: Hänge
        oder Lagerfeuer, je eines in den Reihen 1 bis 8, jedes auf dem vorigen ruhend. Der bisher
        längste Pfad ist auf dem Berg eingezeichnet.
      </p>
      <MountainFigure
        label="Gras 3, darauf ruhend Gras 4 und darauf Gras 6"
        rows={[
          ['S5', 'G6'],
          ['S4', 'G4', 'R6'],
          ['R2', 'G3', 'S4', 'R5'],
        ]}
      >
        Von Gras 3 führt der Pfad weiter zur 4 und von dort zur 6.
      </MountainFigure>

      <Clause id="A-8">Modul: Alpenfilm</Clause>
      <p>
        Drei, vier oder fünf Panoramen zeigen eine <strong>Sequenz</strong> aus drei Werten. Sie ist
        gefilmt, sobald drei benachbarte Hänge einer Reihe von links nach rechts ihre Werte zeigen,
        und bleibt es, was auch später geschieht. Lagerfeuer zählen nicht. Vor dem Gipfel müssen
        alle gefilmt sein. Die meisten der zehn Sequenzen sind von uns <Reading />.
      </p>

      <Clause id="A-9">Modul: Bergtiere</Clause>
      <ul>
        <li>
          Ein Exemplar jedes Werts trägt das Zeichen eines <strong>Steinbocks</strong>, reihum durch
          die Arten <Reading />. Immer wenn ein solcher Hang von der Hand gelegt wird, kommt ein
          Steinbock darauf.
        </li>
        <li>
          Du hast eine weitere Aktion, <strong>ein Rudel führen</strong>: Wirf eine oder mehr Karten
          ab, und alle Steinböcke einer Karte steigen ebenso viele Reihen hinauf. Jeder Schritt
          führt auf eine der zwei Karten darüber, nie zur Seite. Steinböcke auf den Karten am Weg
          schließen sich an.
        </li>
        <li>Sie betreten weder Brücken noch leere Felder, noch den Gipfel.</li>
        <li>
          Eine Karte, auf der ein Steinbock steht, kann nicht durch ein Lagerfeuer ersetzt werden.
        </li>
        <li>
          Der Gipfel wartet, bis <strong>acht Steinböcke</strong> in Reihe 8 stehen. Sie besteigen
          ihn mit euch.
        </li>
      </ul>
      <MountainFigure
        wildlife
        label="Gras 1, Schnee 2 und Fels 3, alle mit dem Zeichen eines Steinbocks"
        rows={[['G1i', 'S2i', 'R3i']]}
      >
        Die ersten drei Hänge mit dem Zeichen.
      </MountainFigure>

      <Clause id="A-10">Allein spielen</Clause>
      <ul>
        <li>
          Die sechs Hänge mit dem Wert 1 sind nicht im Spiel, und niemand beginnt mit einer Brücke.
        </li>
        <li>Deine Hand hat sechs Karten.</li>
        <li>
          Du hast bis zu drei <strong>Wurfhaken</strong>, je nach Wahl. Statt einer Aktion kannst du
          einen einsetzen: Deine Hand wird in den Nachziehstapel gemischt, und du ziehst sechs neue
          Karten.
        </li>
        <li>Verloren hast du nur, wenn du nichts tun kannst und kein Wurfhaken mehr da ist.</li>
      </ul>
    </>
  );
}
