import type { JSX } from 'preact';
import { Clause, Reading, RulesText } from '~/games/RulesText';
import { CardsFigure } from './figures';

export function RulesFr(): JSX.Element {
  return (
    <RulesText>
      <p>
        De deux à cinq marins, chacun pour soi. Chaque pli est un coup de vent : la carte la plus
        basse en prend les dégâts, la plus haute mène la suite. Qui subit le moins de dégâts en cinq
        manches ramène le navire. On parle autant qu’on veut, sauf si l’hôte demande le silence.
      </p>

      <Clause id="S-1">Les cartes</Clause>
      <ul>
        <li>
          <strong>56 cartes de barre</strong> : de 1 à 14 dans chacune des quatre directions, nord,
          est, sud et ouest, et <strong>4 pirates</strong>.
        </li>
        <li>
          <strong>20 cartes de vent</strong> : dans chaque direction les dégâts 1, 1, 2, 2 et 3.
        </li>
      </ul>

      <Clause id="S-2">Une manche</Clause>
      <ul>
        <li>
          On mélange les vents. Trois sont visibles : celui du prochain pli et les deux qui suivent.
          Après chaque pli, la file avance.
        </li>
        <li>Chacun reçoit douze cartes de barre. Les autres restent cachées cette manche.</li>
        <li>
          Le hasard désigne qui entame la première manche. Ensuite, c’est celui qui a le plus de
          points ; à égalité, celui qui avait entamé la manche précédente entame à nouveau.{' '}
          <Reading />
        </li>
      </ul>

      <Clause id="S-3">Un pli</Clause>
      <p>
        Qui entame joue une carte face visible, puis chacun à son tour, dans le sens horaire. On
        peut toujours jouer n’importe quelle carte. Sa valeur dépend du vent :
      </p>
      <CardsFigure
        label="Vent du nord, puis nord 8, est 8 et sud 8"
        wind="N2"
        cards={['N8', 'E8', 'S8']}
      >
        Par vent du nord, nord 8 vaut <strong>8</strong>, est 8 (et ouest 8) <strong>4</strong>, et
        sud 8 <strong>0</strong>.
      </CardsFigure>
      <p>
        Les zéros sont au-dessous de tout. Entre eux, le plus grand nombre est le plus haut : de sud
        8 et sud 5, sud 5 est la carte la plus basse.
      </p>
      <ul>
        <li>
          Les cartes de <strong>même valeur s’annulent</strong> : elles sortent du pli.
        </li>
        <li>
          De celles qui restent, la <strong>plus basse prend la carte de vent</strong> et la{' '}
          <strong>plus haute entame</strong> le pli suivant. Une carte restée seule fait les deux.
        </li>
        <li>
          S’il ne reste aucune carte, le vent est mis de côté et la même personne entame à nouveau.
        </li>
      </ul>
      <CardsFigure
        label="Vent d’est, puis est 5, nord 11 et sud 10"
        wind="E1"
        cards={['E5', 'N11', 'S10']}
      >
        Par vent d’est, est 5 vaut 5, et sud 10 aussi : les deux sortent. Nord 11, qui vaut 5½,
        reste seule. Elle prend le vent et entame.
      </CardsFigure>

      <Clause id="S-3.3">Les pirates</Clause>
      <p>
        Un pirate copie la valeur de la carte jouée juste avant lui, même si c’est aussi un pirate
        ou une carte annulée. Il annule donc cette carte, et lui-même, si elle comptait encore.
      </p>
      <CardsFigure
        label="Vent du nord, puis nord 13, nord 14 et un pirate"
        wind="N1"
        cards={['N13', 'N14', 'P']}
      >
        Le pirate copie nord 14 : les deux sortent. Nord 13 prend le vent et entame.
      </CardsFigure>
      <p>
        On n’entame d’un pirate que si l’on n’a plus que des pirates. Il est alors la carte la plus
        basse quoi qu’il arrive, et prend le vent ; les pirates qui le copient sortent. La plus
        haute des autres cartes entame ; s’il n’y en a pas, la même personne entame à nouveau.{' '}
        <Reading />
      </p>

      <Clause id="S-4">La marque</Clause>
      <ul>
        <li>
          Qui a les vents 1, 2 et 3 d’une même direction écarte ce <strong>triplet</strong>.
        </li>
        <li>On additionne les dégâts des autres vents.</li>
        <li>
          Le plus grand total de dégâts rapporte 1 point, le suivant 2, et ainsi de suite. À
          égalité, on partage également les points de ces places, en arrondissant les demis
          au-dessus. À deux joueurs, c’est 0 et 2 points.
        </li>
      </ul>
      <p>Après cinq manches, le plus haut total gagne. À égalité, on partage la victoire.</p>

      <Clause id="S-5">Pour vieux loups de mer</Clause>
      <ul>
        <li>Trois autres vents sont visibles : ils ne viendront pas cette manche.</li>
        <li>
          S’il ne reste aucune carte dans un pli, son vent attend : qui prend le vent suivant le
          prend aussi. Après le douzième pli, il est mis de côté. <Reading />
        </li>
        <li>
          On choisit pour chaque triplet si on l’écarte, tous en même temps. Personne ne voit le
          choix des autres avant que tous aient choisi.
        </li>
        <li>
          Chaque <strong>paire</strong> de vents identiques que l’on garde rapporte ses dégâts en
          points : deux sud 1 rapportent 1, deux nord 2 rapportent 2.
        </li>
        <li>
          Pour quatre vents pris dans la manche, on perd un point ; à quatre ou cinq joueurs, pour
          trois. Les vents écartés comptent aussi. <Reading /> Les points peuvent passer sous zéro.
        </li>
      </ul>

      <Clause id="S-6">Arrêter avant la fin</Clause>
      <p>
        Une partie où chacun joue pour soi ne s’abandonne pas. Quand tous ceux qui sont là sont
        d’accord, elle se ferme sans résultat.
      </p>
    </RulesText>
  );
}
