import type { JSX } from 'preact';
import { Clause, Reading, RulesText } from '~/games/RulesText';
import { CardsFigure, HarbourFigure, RowFigure, WayFigure } from './parts';

export function RulesDe(): JSX.Element {
  return (
    <RulesText>
      <p>
        Eine bis fünf Personen füllen ein Meer aus 36 Feldern in aufsteigender Reihenfolge mit
        Inseln und werfen dann den Anker. Ihr gewinnt oder verliert gemeinsam. Beim Spielen redet
        niemand: Es gibt einen einzigen Moment, in dem ihr sprechen dürft, und auch dann nur über
        eine Zahl.
      </p>

      <Clause id="T-0.3">Die Karten</Clause>
      <ul>
        <li>
          <strong>80 Inseln</strong> mit den Zahlen 1 bis 80, jede einmal.
        </li>
        <li>
          <strong>Startkarten</strong>, eine pro Person, und <strong>5 Zielkarten</strong>.
        </li>
      </ul>
      <HarbourFigure label="Eine Startkarte mit einem Boot und eine Zielkarte mit einem Anker">
        Die Startkarte kommt auf den Platz links unten am Rahmen, die Zielkarte auf den Platz rechts
        oben. Beide Plätze liegen außerhalb des Meeres.
      </HarbourFigure>

      <Clause id="T-0.4">Das Meer</Clause>
      <p>
        Sechs Reihen mit je sechs Feldern. Der Weg durch das Meer beginnt links unten, läuft jede
        Reihe von links nach rechts entlang und geht am linken Ende der Reihe darüber weiter.
      </p>
      <WayFigure label="36 Felder, nummeriert von 1 links unten bis 36 rechts oben, jede Reihe von links nach rechts">
        Zwei Felder sind <strong>Nachbarn</strong>, wenn sie auf diesem Weg aufeinander folgen. Das
        letzte Feld einer Reihe und das erste der Reihe darüber sind also Nachbarn, übereinander
        liegende Felder dagegen nicht.
      </WayFigure>

      <Clause id="T-1">Vorbereitung</Clause>
      <ol>
        <li>
          Je nach Schwierigkeit werden einige Inseln ungesehen entfernt. Bis zum Ende der Partie
          weiß niemand, welche.
        </li>
        <li>
          Die übrigen Inseln und die Zielkarten werden gemischt und so gleichmäßig wie möglich
          verteilt. Das sind eure verdeckten <strong>Nachziehstapel</strong>.
        </li>
        <li>Alle ziehen fünf Karten.</li>
        <li>Alle mischen eine Startkarte in ihren eigenen Nachziehstapel.</li>
        <li>
          Es beginnt, wer am wenigsten Karten zu ziehen hat; sind es mehrere, entscheidet der
          Zufall.
        </li>
      </ol>

      <Clause id="T-2">Dein Zug</Clause>
      <p>Tu genau eines davon:</p>
      <ul>
        <li>eine Insel legen,</li>
        <li>zwei Karten abwerfen,</li>
        <li>den Start spielen,</li>
        <li>das Ziel spielen.</li>
      </ul>
      <p>
        Dann ziehst du von deinem Stapel, bis du wieder fünf Karten hast, soweit er reicht, und die
        nächste Person im Uhrzeigersinn ist am Zug.
      </p>

      <Clause id="T-3">Eine Insel legen</Clause>
      <p>
        Eine Insel kommt auf ein leeres Feld. Auf dem Weg durch das Meer muss jede Insel vor ihr
        kleiner und jede nach ihr größer sein. Lücken sind erlaubt; sie lassen sich später füllen.
      </p>
      <RowFigure
        label="Die Inseln 12 und 20 mit zwei leeren Feldern dazwischen"
        cells={[12, null, null, 20]}
      >
        Zwischen die 12 und die 20 können nur 13 bis 19.
      </RowFigure>
      <p>Sie kann etwas kosten, das du mit anderen Karten deiner Hand bezahlst:</p>
      <RowFigure label="Insel 34 zwischen zwei leeren Feldern" cells={[null, { place: 34 }, null]}>
        Ohne Insel auf einem Nachbarfeld ist sie <strong>kostenlos</strong>.
      </RowFigure>
      <RowFigure label="Insel 34 neben Insel 31" cells={[31, { place: 34 }, null]}>
        Neben einer Insel kostet sie den Unterschied der beiden Zahlen: 34 neben 31 kostet{' '}
        <strong>3</strong> Karten.
      </RowFigure>
      <RowFigure label="Insel 34 zwischen den Inseln 31 und 36" cells={[31, { place: 34 }, 36]}>
        Zwischen zwei Inseln kostet sie den kleineren der beiden Unterschiede: <strong>2</strong>{' '}
        Karten.
      </RowFigure>
      <p>
        Womit du bezahlst, entscheidest du; nur die Insel, die du legst, zählt nicht. Die Karten
        kommen verdeckt auf deine Ablage. Kannst du nicht bezahlen, kannst du sie dort nicht legen.
      </p>
      <p>
        Du darfst eine Insel auch so legen, dass sich eine Lücke nie mehr füllen lässt. Das ist
        erlaubt und fast immer ein Fehler. Da es alle am Meer ablesen könnten, tragen solche Felder
        ein Warnzeichen. <Reading />
      </p>

      <Clause id="T-2.3">Zwei abwerfen</Clause>
      <p>
        Zwei Karten deiner Hand kommen verdeckt auf deine Ablage. Das geht immer, wenn du zwei
        Karten hast, außer du musst den Start spielen.
      </p>

      <Clause id="T-4">Der Start</Clause>
      <p>
        Solange keine Startkarte gespielt ist, muss jeder, der in seinem Zug eine hat, sie spielen
        und darf nichts anderes tun. Sobald sie auf ihrem Platz liegt, werft ihr alle{' '}
        <strong>zusammen</strong> <strong>genau acht</strong> Karten ab. Das ist der eine Moment, in
        dem ihr reden dürft: darüber, <em>wie viele</em> Karten ihr gebt, nie darüber, welche es
        sind, und nicht über Pläne.
      </p>
      <ul>
        <li>
          Zu zweit zieht ihr vorher beide je zwei weitere Karten, zuerst wer den Start gespielt hat.
        </li>
        <li>
          Alle sagen eine Zahl zu, von 0 bis zu so vielen Karten, wie sie zu Beginn des Gesprächs
          haben. Auch 0 muss gesagt werden. <Reading />
        </li>
        <li>
          Du kannst deine Zusage ändern, jemanden um mehr oder weniger Karten bitten oder um Zeit.
          Du hast sechs Sätze und acht Änderungen; eine erste Zusage und eine Änderung, die die
          Summe näher an acht bringt, sind immer möglich. <Reading />
        </li>
        <li>
          Haben alle etwas zugesagt und ist die Summe acht, könnt ihr zustimmen. Ändert sich eine
          Zusage wirklich, gelten alle Zustimmungen als zurückgenommen. Sobald alle zugestimmt
          haben, wählen alle ihre Karten aus. Abgeworfen wird erst, wenn alle gewählt haben: alles
          zugleich und verdeckt. <Reading />
        </li>
        <li>
          Habt ihr zusammen weniger als acht Karten auf der Hand, ist die Partie verloren.{' '}
          <Reading />
        </li>
        <li>
          Dann ziehen alle wieder auf fünf auf, zuerst wer den Start gespielt hat. Am Zug ist danach
          die nächste Person.
        </li>
      </ul>
      <p>
        Startkarten, die später auftauchen, bewirken nichts. Sie sind gewöhnliche Karten zum
        Bezahlen oder Abwerfen.
      </p>

      <Clause id="T-5">Das Ziel</Clause>
      <p>
        Wenn auf allen 36 Feldern Inseln liegen und die Startkarte gespielt ist, gewinnt eine
        Zielkarte die Partie. Bis dahin sind Zielkarten gewöhnliche Karten, mit denen man bezahlen
        und die man abwerfen kann. Es gibt nur fünf: Ist die letzte weg, lässt sich die Partie nicht
        mehr gewinnen, aber sie geht weiter.
      </p>

      <Clause id="T-0">Was alle sehen können</Clause>
      <p>
        Das Meer, wer am Zug ist und wie viele Karten jede Hand, jeder Nachziehstapel und jede
        Ablage hat. Niemand schaut in einen Nachziehstapel oder eine Ablage, auch nicht in die
        eigenen. Wenn die Partie zu Ende ist, wird alles aufgedeckt.
      </p>

      <Clause id="T-8">Das Ende</Clause>
      <ul>
        <li>
          <strong>Gewonnen</strong>: Jemand spielt das Ziel.
        </li>
        <li>
          <strong>Verloren</strong>: Jemand kann in seinem Zug überhaupt nichts tun, oder der Start
          lässt sich nicht bezahlen. Eine einzelne Karte auf der Hand ist keine Niederlage, solange
          sie sich kostenlos legen lässt oder die Partie gewinnt. <Reading />
        </li>
        <li>
          <strong>Aufgegeben</strong>: Alle stimmen zu, aufzuhören. Das lässt sich nicht
          zurücknehmen. Es zählt als verloren.
        </li>
      </ul>

      <Clause id="T-9.1">Allein spielen</Clause>
      <p>
        Du hast eine Hand und einen Nachziehstapel. Wenn du den Start spielst, ziehst du zuerst acht
        weitere Karten und gibst dann acht ab; zu verhandeln gibt es nichts. <Reading /> Alles
        andere bleibt gleich.
      </p>

      <Clause id="T-1.1">Schwierigkeit</Clause>
      <p>Wie viele Inseln vor dem Austeilen entfernt werden:</p>
      <ul>
        <li>keine: ein ruhiger Beginn</li>
        <li>4: Galatea</li>
        <li>6: Triton</li>
        <li>8: Leukothea</li>
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
      <Clause id="T-9.2">Raue See</Clause>
      <p>
        Auf dem offenen Meer von sechs mal sechs Feldern können Felsen, Monster, Stürme und Joker
        dazukommen, einzeln oder zusammen, bei jeder Zahl entfernter Inseln.
      </p>
      <CardsFigure
        cards={['rocks', 'monster', 'yellow', 'purple', 'orange', 'compass', 'wild']}
        label="Die Karten: Felsen, ein Monster, ein gelber, ein violetter und ein oranger Sturm, ein Kompass und ein Joker"
      >
        Felsen, Monster, die drei Stürme, Kompass, Joker.
      </CardsFigure>

      <Clause sub id="T-6.1">
        Felsen
      </Clause>
      <p>
        Die Felsen liegen zuerst neben einer zufälligen Reihe. Auf kein Feld dieser Reihe darf eine
        Karte gelegt werden. Nach deiner Aktion, bevor du ziehst, versetzt du sie in eine andere
        Reihe mit einem leeren Feld, oder du wirfst zwei Karten ab und lässt sie liegen; kannst du
        keine zwei abwerfen, musst du sie versetzen. Wenn sie <strong>treiben</strong>, versetzt sie
        stattdessen der Zufall. Sobald vier Reihen voll sind, sind die Felsen endgültig weg.
      </p>

      <Clause sub id="T-6.2">
        Monster
      </Clause>
      <p>
        Drei, vier oder fünf Monster sind unter den Karten. Ein Monster kann man weder abwerfen noch
        abgeben, und man kann nicht damit bezahlen. Als Aktion darfst du es auf eine Insel setzen,
        die in keiner gesperrten Reihe liegt: Beide kommen aus dem Spiel, und es kostet nichts.
      </p>
      <p>
        Das Ziel scheitert, solange jemand ein Monster auf der Hand hat. Wird es versucht, müssen
        alle, die eines haben, es sagen; die Zielkarte kommt auf die Hand zurück, und wer sie
        gespielt hat, muss noch etwas tun. Bis diese Monster weg sind, kann das Ziel nicht gespielt
        werden. <Reading />
      </p>

      <Clause sub id="T-7">
        Stürme und Kompasse
      </Clause>
      <p>
        Von jeder Farbe gibt es zwei Stürme. <Reading /> Ein Sturm wirkt, sobald er gezogen ist,
        außer ein Kompass löst ihn vorher auf; danach wird weiter gezogen.
      </p>
      <ul>
        <li>
          <strong>Gelb</strong> liegt vor der Person, die ihn gezogen hat. Sie wirft sofort bis auf
          drei Karten ab und hat von da an höchstens drei. Für den Start darf sie die obersten zwei
          Karten ihres Nachziehstapels ungesehen abgeben.
        </li>
        <li>
          <strong>Violett</strong> kommt neben eine Reihe mit einem leeren Feld; welche, wählt die
          Person, die ihn gezogen hat. In diese Reihe darf keine Karte gelegt werden.
        </li>
        <li>
          <strong>Orange</strong> liegt vor der Person, die ihn gezogen hat. Sie darf Inseln nur
          neben andere legen.
        </li>
      </ul>
      <p>
        Kompasse verdient ihr gemeinsam: einen für den Start, einen für jede Reihe, die mit sechs
        aufeinanderfolgenden Zahlen voll wird, und einen, wenn jemand als Aktion seine ganze Hand
        von mindestens zwei Karten abwirft. Alle dürfen jederzeit einen einsetzen, gegen jeden
        Sturm: Beide kommen aus dem Spiel. Solange ihr einen Kompass habt und ein Sturm da ist,
        dürft ihr reden, aber nur darüber, welcher Sturm aufgelöst wird: Alle haben eine Meinung,
        die sich in jedem Zug zweimal ändern darf. Wer keinen Zug mehr hat, hat nicht verloren,
        solange sich ein Sturm auflösen lässt. <Reading />
      </p>

      <Clause sub id="T-9.4">
        Joker
      </Clause>
      <p>
        Ein Joker wird als Insel mit einer Zahl gelegt, die noch nicht im Meer liegt, oder als Start
        oder Ziel gespielt. Als Start muss man ihn nie spielen.
      </p>

      <Clause id="T-10">Der hohe Bogen</Clause>
      <p>
        Zwei Pfeiler, je zwei Felder breit und drei hoch, und darüber ein Dach, sieben breit und
        vier hoch. <Reading /> Es gibt keine Startkarten. Zuerst die Pfeiler: Jeder steigt für sich
        auf, und bezahlt wird nie. Sind beide voll, wird das Dach nach den üblichen Regeln gefüllt,
        mit eigener Reihenfolge und eigenen Preisen. Das Ziel wird gespielt, wenn das Dach voll ist.
      </p>

      <Clause id="T-11">Die Pyramide</Clause>
      <p>
        Reihen mit elf, neun, sieben, fünf, drei Feldern und einem Feld. Es gibt keine Startkarten,
        und ausgeteilt werden nur Inseln. Sechs Felder sind <strong>Erkundungsfelder</strong>, mit
        einem Stern markiert. <Reading /> Legst du dort eine Insel, wird die oberste Karte des
        Erkundungsstapels aufgedeckt, bevor du bezahlst:
      </p>
      <ul>
        <li>
          <strong>Sturm</strong>: Die Insel kommt auf deine Hand zurück. Das Feld ist gesperrt, bis
          jemand einen Kompass abwirft, um den Sturm aufzulösen.
        </li>
        <li>
          <strong>Felsen</strong>: Du musst eine Karte mehr abwerfen; vom Nachziehstapel, wenn deine
          Hand nach dem Bezahlen leer ist.
        </li>
        <li>
          <strong>Monster</strong>: Es nimmt die Insel mit, und bezahlt wird nichts.
        </li>
        <li>
          <strong>Kompass, Joker oder Ziel</strong>: kommt auf deine Hand, von den anderen
          ungesehen.
        </li>
        <li>
          <strong>Start</strong>: Nichts geschieht. In der schweren Pyramide zählt er als Felsen.
        </li>
      </ul>
      <p>
        In der leichten Pyramide gibt es Joker anstelle der Monster. <Reading />
      </p>

      <Clause id="T-12">Tag und Nacht</Clause>
      <p>
        Alle Karten haben zwei Seiten. Am Anfang zeigen alle Handkarten Tag. Immer wenn jemand einen
        der sechs Kompasse zieht, drehen sich alle Handkarten um, und der Kompass kommt aus dem
        Spiel. Unter den ersten fünf Karten wird er ersetzt und dreht nichts um. Eine Insel behält
        die Seite, mit der sie gelegt wurde. Als Aktion darfst du eine Karte abwerfen, um eine Insel
        umzudrehen. Beim Ziel müssen die Reihen 4 bis 6 Tag zeigen und die Reihen 1 bis 3 Nacht.
      </p>

      <Clause id="T-13">Wettstreit</Clause>
      <p>
        Zu zweit gegeneinander, nur mit den 80 Inseln. Fünf Karten liegen offen in einer Auslage; du
        ziehst von ihrem linken Ende, und sie wird vom gemeinsamen Stapel wieder aufgefüllt.
      </p>
      <ul>
        <li>Leg nach den üblichen Regeln eine Insel in deiner Farbe, oder wirf zwei ab.</li>
        <li>
          Kannst du nichts legen, darfst du stattdessen deine ganze Hand offen abwerfen und die
          ganze Auslage nehmen.
        </li>
        <li>Du darfst nicht unmöglich machen, dass das Meer gefüllt wird.</li>
        <li>
          Kannst du gar nichts tun, passt du. <Reading />
        </li>
      </ul>
      <p>
        Es endet, wenn das Meer voll ist oder beide höchstens eine Karte auf der Hand haben. Du
        bekommst 2 Punkte für jede Insel und verlierst 1 für jede Karte deiner Ablage; drei oder
        mehr deiner Inseln nebeneinander sind außerdem je einen Punkt wert. Bei Gleichstand
        entscheiden die Inseln, dann die kleinere Ablage, dann die längste Kette.
      </p>
    </>
  );
}
