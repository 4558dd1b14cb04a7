import type { JSX } from 'preact';
import { Clause, Reading, RulesText } from '~/games/RulesText';
import { MountainFigure } from './parts';

export function RulesFr(): JSX.Element {
  return (
    <RulesText>
      <p>
        Un à cinq joueurs élèvent une montagne de cartes, rangée sur rangée, et y posent enfin le
        sommet. Vous gagnez ou perdez ensemble. De la première carte à la dernière, personne ne dit
        rien de la partie.
      </p>

      <Clause id="A-1">Les cartes</Clause>
      <ul>
        <li>
          <strong>72 pentes</strong> de valeur 1 à 12, en deux exemplaires pour chacun des trois
          types{'\u202f'}: herbe, neige et roche.
        </li>
        <li>
          <strong>3 feux de camp</strong>, un par type, <strong>5 ponts</strong> et{' '}
          <strong>5 sommets</strong>.
        </li>
        <li>
          <strong>10 panoramas</strong>, qui forment le pied de la montagne.
        </li>
      </ul>
      <MountainFigure
        label={
          'Un 4 d’herbe, un 8 de neige et un 11 de roche\u202f; un feu de camp d’herbe, un pont et un sommet'
        }
        rows={[
          ['G4', 'S8', 'R11'],
          ['CG', 'bridge', 'summit'],
        ]}
      >
        En haut, une pente de chaque type{'\u202f'}: collines d’herbe, pic de neige, rochers. En
        bas, un feu de camp avec le signe de son type, un pont et un sommet.
      </MountainFigure>

      <Clause id="A-3">La montagne</Clause>
      <p>
        Neuf rangées se superposent, des neuf cases du pied à la case unique du sommet. Une case{' '}
        <strong>repose sur les deux cases</strong> du dessous{'\u202f'}; la première rangée repose
        sur les panoramas. Des cartes ne sont <strong>voisines</strong> qu’à gauche et à droite,
        dans une même rangée.
      </p>

      <Clause id="A-2">Mise en place</Clause>
      <ol>
        <li>
          Le hasard désigne qui commence. Le deuxième joueur reçoit un pont{'\u202f'}; à quatre ou
          cinq, le quatrième aussi.
        </li>
        <li>
          Toutes les autres cartes sont mélangées et distribuées aussi également que possible. Ce
          sont vos pioches, face cachée.
        </li>
        <li>Chacun complète sa main à cinq cartes{'\u202f'}; un pont reçu compte.</li>
      </ol>

      <Clause id="A-4">À votre tour</Clause>
      <p>
        Posez une carte, <strong>ou</strong> défaussez deux cartes de votre choix, face cachée, que
        personne ne regarde plus. Complétez ensuite votre main à cinq cartes, tant que votre pioche
        le permet.
      </p>

      <Clause id="A-5.1">Poser une pente</Clause>
      <p>
        Une pente va sur la case vide à droite de la dernière carte d’une rangée, sur la première
        case d’une rangée vide, ou sur un pont, qu’elle recouvre.
      </p>
      <ul>
        <li>Les deux cases sur lesquelles elle repose sont occupées. Les ponts comptent.</li>
        <li>Elle n’est jamais voisine d’une pente ou d’un feu de camp de son propre type.</li>
        <li>
          Sa rangée ne dépasse pas sa valeur{'\u202f'}: un 3 va dans les rangées 1 à 3. La dernière
          rangée n’appartient qu’au sommet.
        </li>
        <li>
          Elle <strong>coûte</strong> autant de cartes de votre main qu’il y a d’écart entre sa
          valeur et celle de la carte à sa gauche. Elles sont défaussées face cachée. La première
          carte d’une rangée ne coûte rien.
        </li>
      </ul>
      <MountainFigure
        label="Sur une rangée de quatre cartes, un 5 d’herbe et une case pour un 7 de neige, qui coûte deux cartes"
        rows={[
          ['G5', { cost: 2 }, null],
          ['S3', 'R4', 'G4', 'S6'],
        ]}
      >
        Un 7 de neige peut aller à droite du 5 d’herbe et coûte deux cartes. Un 7 d’herbe ne le peut
        pas, à côté de son propre type.
      </MountainFigure>
      <p>
        Sur un pont, c’est le plus grand des écarts à gauche et à droite qui compte. Un pont n’a pas
        de valeur et ne coûte rien à ses voisins. Un feu de camp prend, au moment où il est allumé,
        la valeur de la pente la plus proche à sa gauche dans la rangée, par-delà les feux et les
        ponts, et la garde pour de bon, quoi que devienne cette pente. Sans une telle pente, il n’a
        pas de valeur.
      </p>

      <Clause id="A-5.2">Poser un feu de camp</Clause>
      <p>
        Un feu de camp prend la place d’une pente de son type. Cette pente monte sur une case située
        au moins une rangée plus haut, selon toutes les règles des pentes, et son prix y est payé{' '}
        <Reading />. S’il ne reste pas de telle case, la pente ne peut être remplacée. Le feu
        lui-même ne coûte rien et reste pour de bon. Sa valeur est affichée sur lui.
      </p>

      <Clause id="A-5.3">Poser un pont</Clause>
      <p>
        Un pont va sur la case vide à droite de la dernière carte d’une rangée et repose sur deux
        cartes. Il n’est ni la première ni la dernière carte de la rangée, et ne coûte rien. Les
        ponts ne sont qu’une aide en chemin{'\u202f'}: avant le sommet, chacun doit être recouvert
        d’une pente.
      </p>
      <MountainFigure
        label="Une rangée avec un 4 de roche, un pont, puis un 9 d’herbe"
        rows={[
          ['R4', 'bridge', 'G9'],
          ['S3', 'G4', 'R8', 'S9'],
        ]}
      >
        Grâce au pont, le 9 a suivi le 4 gratuitement. Qui le recouvre d’un 7 de neige paie trois
        cartes{'\u202f'}: l’écart avec le 4 est plus grand que celui avec le 9.
      </MountainFigure>

      <Clause id="A-5.4">Le sommet et la fin</Clause>
      <p>
        Quand les 44 autres cases montrent des pentes ou des feux de camp, et que chaque module
        choisi a atteint son objectif, un sommet peut être posé <Reading />. Il{' '}
        <strong>gagne la partie</strong>.
      </p>
      <p>
        Vous avez <strong>perdu</strong> quand quelqu’un ne peut plus rien faire au début de son
        tour. Si tous acceptent d’arrêter, la partie est perdue.
      </p>

      <Modules />
    </RulesText>
  );
}

/** The modules and the solo game. */
function Modules(): JSX.Element {
  return (
    <>
      <Clause id="A-7">Module{'\u202f'}: sentier vert</Clause>
      <p>
        Avant le sommet, un <strong>sentier</strong> de cartes d’herbe doit gravir la montagne
        {'\u202f'}: des pentes ou des feux de camp, un dans chacune des rangées 1 à 8, chacun
        reposant sur le précédent. Le plus long sentier du moment est dessiné sur la montagne.
      </p>
      <MountainFigure
        label="Un 3 d’herbe, un 4 d’herbe qui repose dessus, puis un 6 d’herbe qui repose sur celui-ci"
        rows={[
          ['S5', 'G6'],
          ['S4', 'G4', 'R6'],
          ['R2', 'G3', 'S4', 'R5'],
        ]}
      >
        Du 3 d’herbe, le sentier continue sur le 4, et de là sur le 6.
      </MountainFigure>

      <Clause id="A-8">Module{'\u202f'}: documentaire alpin</Clause>
      <p>
        Trois, quatre ou cinq panoramas montrent une <strong>séquence</strong> de trois valeurs.
        Elle est filmée dès que trois pentes voisines d’une rangée montrent ces valeurs de gauche à
        droite, et le reste quoi qu’il arrive. Les feux de camp ne comptent pas. Avant le sommet,
        toutes doivent être filmées. La plupart des dix séquences sont les nôtres <Reading />.
      </p>

      <Clause id="A-9">Module{'\u202f'}: faune des montagnes</Clause>
      <ul>
        <li>
          Un exemplaire de chaque valeur porte la marque d’un <strong>bouquetin</strong>, les types
          à tour de rôle <Reading />. Quand une telle pente est posée depuis une main, un bouquetin
          vient dessus.
        </li>
        <li>
          Vous avez une action de plus, <strong>mener une harde</strong>
          {'\u202f'}: défaussez une ou plusieurs cartes, et tous les bouquetins d’une carte montent
          d’autant de rangées. Chaque pas mène sur l’une des deux cartes du dessus, jamais de côté.
          Les bouquetins rencontrés en chemin suivent.
        </li>
        <li>Ils ne passent ni sur un pont, ni sur une case vide, ni sur le sommet.</li>
        <li>Une carte qui porte un bouquetin ne peut être remplacée par un feu de camp.</li>
        <li>
          Le sommet attend que <strong>huit bouquetins</strong> soient en rangée 8. Ils y montent
          avec vous.
        </li>
      </ul>
      <MountainFigure
        wildlife
        label="Un 1 d’herbe, un 2 de neige et un 3 de roche, chacun avec la marque d’un bouquetin"
        rows={[['G1i', 'S2i', 'R3i']]}
      >
        Les trois premières pentes qui portent la marque.
      </MountainFigure>

      <Clause id="A-10">En solo</Clause>
      <ul>
        <li>Les six pentes de valeur 1 sont retirées, et personne ne commence avec un pont.</li>
        <li>Votre main compte six cartes.</li>
        <li>
          Vous avez jusqu’à trois <strong>grappins</strong>, selon votre choix. Au lieu d’une
          action, vous pouvez en lancer un{'\u202f'}: votre main retourne dans la pioche mélangée,
          et vous piochez six nouvelles cartes.
        </li>
        <li>Vous n’avez perdu que si vous ne pouvez rien faire et qu’il ne reste aucun grappin.</li>
      </ul>
    </>
  );
}
