import type { JSX } from 'preact';
import { Clause, Reading } from '~/games/RulesText';
import { CardsFigure } from './parts';

/** Rough seas, wild cards and the other grids. */
export function VariantsFr(): JSX.Element {
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
