import type { JSX } from 'preact';
import { Clause, Reading, RulesText } from '~/games/RulesText';
import { HarbourFigure, RowFigure, WayFigure } from './parts';
import { VariantsFr } from './VariantsFr';

export function RulesFr(): JSX.Element {
  return (
    <RulesText>
      <p>
        De un à cinq joueurs peuplent d’îles une mer de 36 cases, en ordre croissant, puis jettent
        l’ancre. On gagne ou on perd ensemble. Pendant la partie, personne ne parle&#x202f;: il n’y
        a qu’un seul moment où l’on peut s’entendre, et seulement sur un nombre.
      </p>

      <Clause id="T-0.3">Les cartes</Clause>
      <ul>
        <li>
          <strong>80 îles</strong>, numérotées de 1 à 80, une de chaque.
        </li>
        <li>
          Des <strong>cartes départ</strong>, une par joueur, et <strong>5 cartes arrivée</strong>.
        </li>
      </ul>
      <HarbourFigure label="Une carte départ avec un bateau et une carte arrivée avec une ancre">
        La carte départ va sur la place en bas à gauche du cadre, la carte arrivée sur celle en haut
        à droite. Ces deux places sont hors de la mer.
      </HarbourFigure>

      <Clause id="T-0.4">La mer</Clause>
      <p>
        Six rangées de six cases. Le trajet commence en bas à gauche, suit chaque rangée de gauche à
        droite, et reprend à gauche de la rangée du dessus.
      </p>
      <WayFigure label="36 cases numérotées de 1, en bas à gauche, à 36, en haut à droite, chaque rangée de gauche à droite">
        Deux cases sont <strong>voisines</strong> quand elles se suivent sur ce trajet. La dernière
        case d’une rangée et la première de la rangée du dessus sont donc voisines&#x202f;; deux
        cases l’une au-dessus de l’autre ne le sont pas.
      </WayFigure>

      <Clause id="T-1">Mise en place</Clause>
      <ol>
        <li>
          Selon la difficulté choisie, des îles sont retirées sans être regardées. Personne ne sait
          lesquelles avant la fin de la partie.
        </li>
        <li>
          Les îles restantes et les cartes arrivée sont mélangées et réparties aussi également que
          possible&#x202f;: ce sont vos <strong>pioches</strong>, faces cachées.
        </li>
        <li>Chacun pioche cinq cartes.</li>
        <li>Chacun mélange une carte départ dans sa propre pioche.</li>
        <li>
          Le premier joueur est l’un de ceux à qui il reste le moins de cartes à piocher&#x202f;;
          s’ils sont plusieurs, le hasard décide.
        </li>
      </ol>

      <Clause id="T-2">Votre tour</Clause>
      <p>Faites exactement une de ces actions&#x202f;:</p>
      <ul>
        <li>poser une île,</li>
        <li>défausser deux cartes,</li>
        <li>jouer le départ,</li>
        <li>jouer l’arrivée.</li>
      </ul>
      <p>
        Puis vous piochez dans votre pioche pour revenir à cinq cartes, tant qu’elle en contient, et
        c’est au joueur suivant, dans le sens des aiguilles d’une montre.
      </p>

      <Clause id="T-3">Poser une île</Clause>
      <p>
        Une île se pose sur une case vide. Le long du trajet, toutes les îles qui la précèdent
        doivent être plus petites, et toutes celles qui la suivent plus grandes. On peut laisser des
        trous et les combler plus tard.
      </p>
      <RowFigure
        label="Les îles 12 et 20, avec deux cases vides entre elles"
        cells={[12, null, null, 20]}
      >
        Entre 12 et 20, seules les îles 13 à 19 peuvent se poser.
      </RowFigure>
      <p>Cela peut avoir un prix, à payer avec d’autres cartes de votre main&#x202f;:</p>
      <RowFigure label="L’île 34 entre deux cases vides" cells={[null, { place: 34 }, null]}>
        Sans île dans une case voisine, c’est <strong>gratuit</strong>.
      </RowFigure>
      <RowFigure label="L’île 34 à côté de l’île 31" cells={[31, { place: 34 }, null]}>
        À côté d’une île, cela coûte la différence des deux nombres&#x202f;: 34 à côté de 31 coûte{' '}
        <strong>3</strong> cartes.
      </RowFigure>
      <RowFigure label="L’île 34 entre les îles 31 et 36" cells={[31, { place: 34 }, 36]}>
        Entre deux îles, cela coûte la plus petite des deux différences&#x202f;: <strong>2</strong>{' '}
        cartes.
      </RowFigure>
      <p>
        Vous choisissez avec quoi vous payez&#x202f;: n’importe quelles cartes, sauf l’île que vous
        posez. Elles vont face cachée sur votre défausse. Si vous ne pouvez pas payer, vous ne
        pouvez pas poser l’île à cet endroit.
      </p>
      <p>
        Vous avez le droit de poser une île de façon qu’un trou ne puisse plus jamais être comblé.
        C’est presque toujours une erreur. Comme chacun peut le déduire de la mer, ces cases portent
        un signe d’avertissement. <Reading />
      </p>

      <Clause id="T-2.3">Défausser deux cartes</Clause>
      <p>
        Deux cartes de votre main vont face cachée sur votre défausse. C’est toujours possible si
        vous avez deux cartes, sauf si vous devez jouer le départ.
      </p>

      <Clause id="T-4">Le départ</Clause>
      <p>
        Tant qu’aucune carte départ n’a été jouée, celui ou celle qui en a une à son tour doit la
        jouer, et ne peut rien faire d’autre. Une fois la carte sur la place du départ, vous
        défaussez <strong>tous ensemble exactement huit</strong> cartes. C’est le seul moment où
        l’on peut parler&#x202f;: pour dire <em>combien</em> de cartes chacun donne, jamais
        lesquelles, ni faire des projets.
      </p>
      <ul>
        <li>
          À deux joueurs, chacun pioche d’abord deux cartes de plus, en commençant par celui qui a
          joué le départ.
        </li>
        <li>
          Chacun promet un nombre, de 0 à autant de cartes qu’il en tient quand la discussion
          commence. Il faut aussi dire 0. <Reading />
        </li>
        <li>
          Vous pouvez changer votre promesse, demander à quelqu’un plus ou moins de cartes, ou
          demander du temps. Vous avez six phrases et huit changements&#x202f;; une première
          promesse, et tout changement qui rapproche le total de huit, reste toujours possible.{' '}
          <Reading />
        </li>
        <li>
          Quand tout le monde a promis et que le total est de huit, chacun peut donner son accord.
          Si une promesse change vraiment, tous les accords tombent. Quand tous sont d’accord,
          chacun choisit ses cartes. Rien n’est défaussé avant que tous aient choisi&#x202f;; puis
          tout l’est, d’un coup, face cachée. <Reading />
        </li>
        <li>
          Si toutes les mains réunies comptent moins de huit cartes, la partie est perdue.{' '}
          <Reading />
        </li>
        <li>
          Ensuite, chacun pioche pour revenir à cinq cartes, en commençant par celui qui a joué le
          départ. C’est au joueur qui le suit.
        </li>
      </ul>
      <p>
        Les cartes départ qui apparaissent plus tard n’ont aucun effet. Ce sont des cartes
        ordinaires, pour payer ou pour défausser.
      </p>

      <Clause id="T-5">L’arrivée</Clause>
      <p>
        Quand les 36 cases portent des îles et qu’une carte départ a été jouée, une carte arrivée
        gagne la partie. Jusque-là, les cartes arrivée sont des cartes ordinaires, que l’on peut
        payer ou défausser. Il n’y en a que cinq&#x202f;: si la dernière disparaît, on ne peut plus
        gagner, mais la partie continue.
      </p>

      <Clause id="T-0">Ce que tout le monde voit</Clause>
      <p>
        La mer, à qui c’est le tour, et le nombre de cartes dans chaque main, pioche et défausse.
        Personne ne regarde dans une pioche ou une défausse, pas même la sienne. À la fin de la
        partie, tout est révélé.
      </p>

      <Clause id="T-8">La fin</Clause>
      <ul>
        <li>
          <strong>Gagné</strong>&#x202f;: quelqu’un joue l’arrivée.
        </li>
        <li>
          <strong>Perdu</strong>&#x202f;: quelqu’un ne peut rien faire à son tour, ou le départ ne
          peut pas être payé. Une seule carte en main n’est pas une défaite tant qu’elle peut se
          poser gratuitement ou gagner la partie. <Reading />
        </li>
        <li>
          <strong>Abandon</strong>&#x202f;: tout le monde accepte d’arrêter. On ne revient pas sur
          sa parole. La partie compte comme perdue.
        </li>
      </ul>

      <Clause id="T-9.1">Jouer seul</Clause>
      <p>
        Vous avez une main et une pioche. Quand vous jouez le départ, vous piochez d’abord huit
        cartes de plus, puis vous en donnez huit&#x202f;; il n’y a rien à négocier. <Reading /> Tout
        le reste est inchangé.
      </p>

      <Clause id="T-1.1">Difficulté</Clause>
      <p>Le nombre d’îles retirées avant la distribution&#x202f;:</p>
      <ul>
        <li>aucune&#x202f;: mer calme</li>
        <li>4&#x202f;: Galatée</li>
        <li>6&#x202f;: Triton</li>
        <li>8&#x202f;: Leucothée</li>
        <li>10&#x202f;: Amphitrite</li>
        <li>12&#x202f;: Poséidon</li>
      </ul>
      <VariantsFr />
    </RulesText>
  );
}
