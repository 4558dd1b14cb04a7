import type { JSX } from 'preact';
import { Clause, Reading, RulesText } from '~/games/RulesText';
import { CardsFigure, HarbourFigure, RowFigure, WayFigure } from './parts';

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
      <Variants />
    </RulesText>
  );
}

/** Rough seas, wild cards and the other grids. */
function Variants(): JSX.Element {
  return (
    <>
      <Clause id="T-9.2">Mer agitée</Clause>
      <p>
        En haute mer, six sur six, on peut ajouter rochers, monstres, tempêtes et jokers, seuls ou
        ensemble, quel que soit le nombre d’îles retirées.
      </p>
      <CardsFigure
        cards={['rocks', 'monster', 'yellow', 'purple', 'orange', 'compass', 'wild']}
        label="Les cartes&#x202f;: rochers, monstre, tempêtes jaune, violette et orange, boussole et joker"
      >
        Rochers, monstre, les trois tempêtes, boussole, joker.
      </CardsFigure>

      <Clause sub id="T-6.1">
        Rochers
      </Clause>
      <p>
        Les rochers se trouvent d’abord près d’une rangée au hasard. Aucune carte ne peut être posée
        sur une case de cette rangée. Après votre action, avant de piocher, vous les déplacez vers
        une autre rangée qui a une case vide, ou vous défaussez deux cartes pour les
        laisser&#x202f;; si vous ne pouvez pas en défausser deux, il faut les déplacer. S’ils sont{' '}
        <strong>à la dérive</strong>, c’est le hasard qui les déplace. Dès que quatre rangées sont
        complètes, les rochers disparaissent pour de bon.
      </p>

      <Clause sub id="T-6.2">
        Monstres
      </Clause>
      <p>
        Trois, quatre ou cinq monstres se cachent parmi les cartes. Un monstre ne peut être ni
        défaussé, ni donné, ni servir à payer. Comme action, vous pouvez le poser sur une île qui
        n’est dans aucune rangée bloquée ou fermée&#x202f;: tous deux quittent la partie, et cela ne
        coûte rien.
      </p>
      <p>
        L’arrivée échoue tant qu’une main contient un monstre. Quand on la tente, ceux qui en ont un
        doivent le dire&#x202f;; la carte arrivée revient en main, et il faut encore jouer quelque
        chose. Tant qu’ils n’en sont pas débarrassés, l’arrivée ne peut pas être jouée. <Reading />
      </p>

      <Clause sub id="T-7">
        Tempêtes et boussoles
      </Clause>
      <p>
        Il y a deux tempêtes de chaque couleur. <Reading /> Une tempête prend effet dès qu’elle est
        piochée, à moins d’être dissipée d’abord par une boussole, et la pioche continue.
      </p>
      <ul>
        <li>
          La <strong>jaune</strong> reste devant son joueur, qui se défausse aussitôt jusqu’à trois
          cartes et n’en a plus que trois au plus. Pour le départ, il peut donner les deux cartes du
          dessus de sa pioche, sans les voir.
        </li>
        <li>
          La <strong>violette</strong> va près d’une rangée qui a une case vide, au choix de son
          joueur. Aucune carte ne peut être posée sur cette rangée.
        </li>
        <li>
          L’<strong>orange</strong> reste devant son joueur, qui ne pose d’îles qu’à côté d’autres.
        </li>
      </ul>
      <p>
        Les boussoles se gagnent ensemble&#x202f;: une quand le départ est joué, une pour chaque
        rangée complétée avec six numéros qui se suivent, et une quand quelqu’un défausse toute sa
        main, de deux cartes au moins, comme action. Chacun peut en dépenser une à tout moment, sur
        n’importe quelle tempête&#x202f;: toutes deux quittent la partie. Tant que vous avez une
        boussole et qu’il y a une tempête, vous pouvez parler, mais seulement de la tempête à
        dissiper&#x202f;: chacun a un avis, qu’il peut changer deux fois par tour. Qui ne peut plus
        rien jouer n’a pas perdu tant qu’une tempête peut être dissipée. <Reading />
      </p>

      <Clause sub id="T-9.4">
        Jokers
      </Clause>
      <p>
        Un joker se pose comme île de n’importe quel numéro qui n’est pas encore dans la mer, ou se
        joue comme départ ou comme arrivée. Rien n’oblige à le jouer comme départ.
      </p>

      <Clause id="T-10">La grande arche</Clause>
      <p>
        Deux piliers, larges de deux cases et hauts de trois, et par-dessus un toit large de sept et
        haut de quatre. <Reading /> Il n’y a pas de cartes départ. D’abord les piliers&#x202f;:
        chacun monte pour lui-même, et rien ne se paie. Quand les deux sont complets, le toit se
        remplit selon les règles habituelles, avec son ordre et ses prix. L’arrivée se joue quand le
        toit est complet.
      </p>

      <Clause id="T-11">La pyramide</Clause>
      <p>
        Des rangées de onze, neuf, sept, cinq, trois et une case. Il n’y a pas de cartes départ, et
        seules les îles sont distribuées. Six cases, marquées d’une étoile, sont des{' '}
        <strong>cases d’exploration</strong>. <Reading /> Quand vous y posez une île, la première
        carte de la pile d’exploration est retournée avant que vous payiez&#x202f;:
      </p>
      <ul>
        <li>
          <strong>Tempête</strong>&#x202f;: l’île revient en main. La case est fermée jusqu’à ce que
          quelqu’un défausse une boussole pour dissiper la tempête.
        </li>
        <li>
          <strong>Rochers</strong>&#x202f;: une carte de plus à défausser&#x202f;; de la pioche s’il
          n’en reste pas en main après le prix.
        </li>
        <li>
          <strong>Monstre</strong>&#x202f;: l’île est perdue avec lui, et rien ne se paie.
        </li>
        <li>
          <strong>Boussole, joker ou arrivée</strong>&#x202f;: va dans votre main, sans que les
          autres la voient.
        </li>
        <li>
          <strong>Départ</strong>&#x202f;: rien ne se passe. Dans la pyramide difficile, il compte
          comme des rochers.
        </li>
      </ul>
      <p>
        Dans la pyramide facile, des jokers remplacent les monstres. <Reading />
      </p>

      <Clause id="T-12">Jour et nuit</Clause>
      <p>
        Toutes les cartes ont deux faces. Au début, toutes les mains montrent le jour. Chaque fois
        qu’on pioche une des six boussoles, toutes les mains se retournent, et la boussole quitte la
        partie. Parmi les cinq premières cartes, elle est remplacée et ne retourne rien. Une île
        garde la face avec laquelle elle a été posée. Comme action, on peut défausser une carte pour
        retourner une île. À l’arrivée, les rangées 4 à 6 doivent montrer le jour et les rangées 1 à
        3 la nuit.
      </p>

      <Clause id="T-13">La joute</Clause>
      <p>
        Deux joueurs l’un contre l’autre, avec les seules 80 îles. Cinq cartes forment une rangée
        ouverte&#x202f;; on y pioche par la gauche, et elle se complète de la pile commune.
      </p>
      <ul>
        <li>
          Posez une île selon les règles habituelles, à votre couleur, ou défaussez deux cartes.
        </li>
        <li>
          Si vous ne pouvez rien poser, vous pouvez à la place montrer et défausser toute votre main
          et prendre toute la rangée ouverte.
        </li>
        <li>Il est interdit de rendre la mer impossible à remplir.</li>
        <li>
          Si vous ne pouvez rien faire, vous passez. <Reading />
        </li>
      </ul>
      <p>
        La partie finit quand la mer est remplie, ou quand les deux mains ont une carte au plus.
        Chaque île vaut 2 points, et chaque carte de votre défausse en coûte 1&#x202f;; trois îles
        voisines ou plus à votre couleur valent en outre un point chacune. À égalité, on compare les
        îles, puis les défausses, puis la plus longue suite.
      </p>
    </>
  );
}
