import type { JSX } from 'preact';
import { Clause, Reading } from '~/games/RulesText';
import { CardsFigure } from './parts';

/** Rough seas, wild cards and the other grids. */
export function VariantsDe(): JSX.Element {
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
