import type { JSX } from 'preact';
import { Clause, Reading, RulesText } from '~/games/RulesText';
import { MountainFigure } from './parts';

export function RulesDe(): JSX.Element {
  return (
    <RulesText>
      <p>
        Eine bis fünf Personen bauen aus Karten einen Berg, Reihe um Reihe, und setzen ihm den
        Gipfel auf. Ihr gewinnt oder verliert gemeinsam. Von der ersten bis zur letzten Karte sagt
        niemand etwas über die Partie.
      </p>

      <Clause id="A-1">Die Karten</Clause>
      <ul>
        <li>
          <strong>72 Hänge</strong> mit Werten von 1 bis 12, je zwei in drei Arten: Gras, Schnee und
          Fels.
        </li>
        <li>
          <strong>3 Lagerfeuer</strong>, eines von jeder Art, <strong>5 Brücken</strong> und{' '}
          <strong>5 Gipfel</strong>.
        </li>
        <li>
          <strong>10 Panoramen</strong>, auf denen der Berg steht.
        </li>
      </ul>
      <MountainFigure
        label="Gras 4, Schnee 8 und Fels 11; Lagerfeuer Gras, eine Brücke und ein Gipfel"
        rows={[
          ['G4', 'S8', 'R11'],
          ['CG', 'bridge', 'summit'],
        ]}
      >
        Oben ein Hang von jeder Art: Grashügel, eine Schneespitze, Felszacken. Unten ein Lagerfeuer
        mit dem Zeichen seiner Art, eine Brücke und ein Gipfel.
      </MountainFigure>

      <Clause id="A-3">Der Berg</Clause>
      <p>
        Neun Reihen liegen übereinander, von neun Feldern am Fuß bis zum einen des Gipfels. Ein Feld{' '}
        <strong>ruht auf den zwei Feldern</strong> darunter; die erste Reihe ruht auf den Panoramen.
        Karten sind nur links und rechts, innerhalb einer Reihe, <strong>Nachbarn</strong>.
      </p>

      <Clause id="A-2">Vorbereitung</Clause>
      <ol>
        <li>
          Der Zufall bestimmt, wer beginnt. Die zweite Person bekommt eine Brücke; zu viert oder
          fünft auch die vierte.
        </li>
        <li>
          Alle anderen Karten werden gemischt und so gleichmäßig wie möglich verteilt. Das sind eure
          verdeckten Nachziehstapel.
        </li>
        <li>Alle ziehen auf fünf Karten auf; eine Brücke zählt mit.</li>
      </ol>

      <Clause id="A-4">Dein Zug</Clause>
      <p>
        Leg eine Karte, <strong>oder</strong> wirf zwei beliebige Karten verdeckt ab, die niemand
        mehr ansehen darf. Dann zieh auf fünf Karten auf, soweit dein Stapel reicht.
      </p>

      <Clause id="A-5.1">Einen Hang legen</Clause>
      <p>
        Ein Hang kommt in das leere Feld rechts von der letzten Karte einer Reihe, in das erste Feld
        einer leeren Reihe oder auf eine Brücke, die er überbaut.
      </p>
      <ul>
        <li>Beide Felder, auf denen er ruht, müssen belegt sein. Brücken zählen.</li>
        <li>Er ist nie Nachbar eines Hangs oder Lagerfeuers seiner Art.</li>
        <li>
          Seine Reihe ist höchstens sein Wert: Eine 3 kann in den Reihen 1 bis 3 liegen. Die oberste
          Reihe gehört allein dem Gipfel.
        </li>
        <li>
          Er <strong>kostet</strong> so viele Karten deiner Hand, wie sich sein Wert von dem der
          Karte links von ihm unterscheidet. Sie werden verdeckt abgeworfen. Die erste Karte einer
          Reihe kostet nichts.
        </li>
      </ul>
      <MountainFigure
        label="Auf einer Reihe von vier Karten liegen Gras 5 und ein Feld für Schnee 7, das zwei Karten kostet"
        rows={[
          ['G5', { cost: 2 }, null],
          ['S3', 'R4', 'G4', 'S6'],
        ]}
      >
        Schnee 7 kann rechts neben Gras 5 und kostet zwei Karten. Gras 7 nicht, denn es läge neben
        seiner eigenen Art.
      </MountainFigure>
      <p>
        Auf einer Brücke zählt der größere der Unterschiede nach links und nach rechts. Eine Brücke
        selbst hat keinen Wert und kostet ihre Nachbarn nichts. Ein Lagerfeuer übernimmt, wenn es
        angezündet wird, den Wert des nächsten Hangs links von ihm in der Reihe, über Lagerfeuer und
        Brücken hinweg, und behält ihn für immer, was auch mit diesem Hang geschieht. Ohne einen
        solchen Hang hat es keinen Wert.
      </p>

      <Clause id="A-5.2">Ein Lagerfeuer legen</Clause>
      <p>
        Ein Lagerfeuer nimmt den Platz eines Hangs seiner Art ein. Dieser Hang zieht in ein Feld
        mindestens eine Reihe höher, wo alle Regeln für Hänge gelten, und seine Kosten dort werden
        bezahlt <Reading />. Gibt es kein solches Feld mehr, lässt sich der Hang nicht ersetzen. Das
        Lagerfeuer selbst kostet nichts und bleibt für immer. Sein Wert steht darauf.
      </p>

      <Clause id="A-5.3">Eine Brücke legen</Clause>
      <p>
        Eine Brücke kommt in das leere Feld rechts von der letzten Karte einer Reihe und ruht auf
        zwei Karten. Sie ist weder die erste noch die letzte Karte einer Reihe und kostet nichts.
        Brücken helfen nur unterwegs: Vor dem Gipfel muss jede mit einem Hang überbaut sein.
      </p>
      <MountainFigure
        label="Eine Reihe mit Fels 4, einer Brücke und dahinter Gras 9"
        rows={[
          ['R4', 'bridge', 'G9'],
          ['S3', 'G4', 'R8', 'S9'],
        ]}
      >
        Dank der Brücke folgt die 9 kostenlos auf die 4. Wer sie mit Schnee 7 überbaut, zahlt drei:
        Der Unterschied zur 4 ist größer als der zur 9.
      </MountainFigure>

      <Clause id="A-5.4">Der Gipfel und das Ende</Clause>
      <p>
        Wenn auf allen 44 anderen Feldern Hänge oder Lagerfeuer liegen und jedes gewählte Modul sein
        Ziel erreicht hat, kann ein Gipfel gelegt werden <Reading />. Er{' '}
        <strong>gewinnt die Partie</strong>.
      </p>
      <p>
        Ihr habt <strong>verloren</strong>, wenn jemand zu Beginn seines Zuges nichts tun kann.
        Stimmen alle zu, aufzuhören, zählt die Partie als verloren.
      </p>

      <Modules />
    </RulesText>
  );
}

/** The modules and the solo game. */
function Modules(): JSX.Element {
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
