import type { JSX } from 'preact';
import { Clause, Reading } from '~/games/RulesText';
import { MountainFigure } from './parts';

/** The modules and the solo game. */
export function ModulesFr(): JSX.Element {
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

      <Clause id="A-10">En solitaire</Clause>
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
