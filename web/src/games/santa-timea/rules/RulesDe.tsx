import type { JSX } from 'preact';
import { Clause, Reading, RulesText } from '~/games/RulesText';
import { CardsFigure } from './figures';

export function RulesDe(): JSX.Element {
  return (
    <RulesText>
      <p>
        Zwei bis fünf Seeleute, alle für sich. Jeder Stich ist ein Windstoß: Die niedrigste Karte
        nimmt seinen Schaden, die höchste spielt als Nächste aus. Wer in fünf Runden den wenigsten
        Schaden nimmt, bringt das Schiff nach Hause. Reden dürft ihr, so viel ihr wollt, wenn der
        Gastgeber kein Schweigen wünscht.
      </p>

      <Clause id="S-1">Die Karten</Clause>
      <ul>
        <li>
          <strong>56 Ruderkarten</strong>: 1 bis 14 in den vier Richtungen Nord, Ost, Süd und West,
          dazu <strong>4 Piraten</strong>.
        </li>
        <li>
          <strong>20 Windkarten</strong>: in jeder Richtung Schaden 1, 1, 2, 2 und 3.
        </li>
      </ul>

      <Clause id="S-2">Eine Runde</Clause>
      <ul>
        <li>
          Die Windkarten werden gemischt. Drei liegen offen: der Wind des nächsten Stichs und die
          zwei danach. Nach jedem Stich rücken sie nach.
        </li>
        <li>Alle bekommen zwölf Ruderkarten. Die übrigen bleiben in dieser Runde ungesehen.</li>
        <li>
          Wer in der ersten Runde ausspielt, entscheidet der Zufall. Später spielt aus, wer die
          meisten Punkte hat; sind es mehrere, wieder, wer in der Runde davor den ersten Stich
          begonnen hat. <Reading />
        </li>
      </ul>

      <Clause id="S-3">Ein Stich</Clause>
      <p>
        Eine Person spielt offen eine Karte aus, dann alle anderen reihum im Uhrzeigersinn. Du
        darfst immer jede Karte spielen. Was sie wert ist, hängt vom Wind ab:
      </p>
      <CardsFigure
        label="Nordwind, dann Nord 8, Ost 8 und Süd 8"
        wind="N2"
        cards={['N8', 'E8', 'S8']}
      >
        Bei Nordwind hat Nord 8 den Wert <strong>8</strong>, Ost 8 (und West 8) <strong>4</strong>{' '}
        und Süd 8 <strong>0</strong>.
      </CardsFigure>
      <p>
        Nullen liegen unter allem anderen. Untereinander ist die höhere Zahl höher: Von Süd 8 und
        Süd 5 ist Süd 5 die niedrigste.
      </p>
      <ul>
        <li>
          Karten mit <strong>gleichem Wert heben einander auf</strong>: Sie zählen im Stich nicht
          mehr.
        </li>
        <li>
          Von den übrigen Karten nimmt die <strong>niedrigste die Windkarte</strong>, und die{' '}
          <strong>höchste spielt</strong> zum nächsten Stich <strong>aus</strong>. Ist nur eine
          übrig, tut sie beides.
        </li>
        <li>
          Ist keine Karte übrig, wird die Windkarte beiseitegelegt, und dieselbe Person spielt
          wieder aus.
        </li>
      </ul>
      <CardsFigure
        label="Ostwind, dann Ost 5, Nord 11 und Süd 10"
        wind="E1"
        cards={['E5', 'N11', 'S10']}
      >
        Bei Ostwind haben Ost 5 und Süd 10 beide den Wert 5 und sind aufgehoben. Nord 11 mit dem
        Wert 5½ ist allein. Sie nimmt den Wind und spielt aus.
      </CardsFigure>

      <Clause id="S-3.3">Piraten</Clause>
      <p>
        Ein Pirat ahmt den Wert der Karte nach, die gerade vor ihm gespielt wurde, auch wenn das ein
        Pirat ist oder sie aufgehoben war. Damit hebt er diese Karte auf, und sich selbst, falls sie
        noch zählte.
      </p>
      <CardsFigure
        label="Nordwind, dann Nord 13, Nord 14 und ein Pirat"
        wind="N1"
        cards={['N13', 'N14', 'P']}
      >
        Der Pirat ahmt Nord 14 nach: Beide sind aufgehoben. Nord 13 nimmt den Wind und spielt aus.
      </CardsFigure>
      <p>
        Ausspielen kannst du einen Piraten nur, wenn du nichts als Piraten hast. Er ist dann die
        niedrigste Karte, was auch folgt, und nimmt die Windkarte; Piraten, die ihn nachahmen, sind
        aufgehoben. Die höchste der anderen Karten spielt aus; gibt es keine, bleibt es bei
        derselben Person. <Reading />
      </p>

      <Clause id="S-4">Wertung einer Runde</Clause>
      <ul>
        <li>
          Wer die Winde 1, 2 und 3 einer Richtung hat, wirft diesen <strong>Drilling</strong> über
          Bord.
        </li>
        <li>Der Schaden der anderen Winde wird zusammengezählt.</li>
        <li>
          Der meiste Schaden bringt 1 Punkt, der nächste 2 und so weiter. Bei Gleichstand werden die
          Punkte der Ränge gleich geteilt, halbe aufgerundet. Zu zweit sind es 0 und 2 Punkte.
        </li>
      </ul>
      <p>
        Nach fünf Runden gewinnt, wer die meisten Punkte hat. Bei Gleichstand ist der Sieg geteilt.
      </p>

      <Clause id="S-5">Für alte Seebären</Clause>
      <ul>
        <li>Drei weitere Windkarten liegen offen: Sie kommen in dieser Runde nicht.</li>
        <li>
          Ist in einem Stich keine Karte übrig, wartet seine Windkarte: Wer den nächsten Wind nimmt,
          nimmt auch sie. Nach dem zwölften Stich wird sie beiseitegelegt. <Reading />
        </li>
        <li>
          Für jeden Drilling wählst du, ob er über Bord geht, alle zugleich. Was die anderen wählen,
          sieht niemand, bevor alle gewählt haben.
        </li>
        <li>
          Jedes behaltene <strong>Paar</strong> gleicher Windkarten bringt seinen Schaden als
          Punkte: Zweimal Süd 1 bringt 1, zweimal Nord 2 bringt 2.
        </li>
        <li>
          Für je vier Windkarten, die du in der Runde genommen hast, verlierst du einen Punkt; zu
          viert oder fünft für je drei. Die über Bord geworfenen zählen mit. <Reading /> Es kann
          unter null gehen.
        </li>
      </ul>

      <Clause id="S-6">Früher aufhören</Clause>
      <p>
        Einen Wettstreit kann man nicht aufgeben. Wenn alle Anwesenden zustimmen, wird die Partie
        ohne Ergebnis geschlossen.
      </p>
    </RulesText>
  );
}
