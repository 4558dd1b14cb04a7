import type { JSX } from 'preact';
import { Clause, Reading, RulesText } from '~/games/RulesText';
import { ModulesFr } from './ModulesFr';
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

      <ModulesFr />
    </RulesText>
  );
}
