import { de, formatter } from '~/texts/formatter';
import type english from '../en/messages';

const { plural, list, number } = formatter('fr');

const points = (n: number) => plural(n, { one: '# point', other: '# points' });
const harm = (n: number) => plural(n, { one: '# dégât', other: '# dégâts' });

const from = (direction: string) =>
  /^[aeio]/.test(direction) ? `d’${direction}` : `du ${direction}`;

export default {
  list,
  number,

  directions: {
    N: { letter: 'N', name: 'nord' },
    E: { letter: 'E', name: 'est' },
    S: { letter: 'S', name: 'sud' },
    W: { letter: 'O', name: 'ouest' },
  },

  card: {
    wheel: (direction, value) => `${direction} ${value}`,
    pirate: 'pirate',
    aPirate: 'un pirate',
    pirateShort: 'Pirate',
    wind: (direction, damage) => `vent ${from(direction)} (${harm(damage)})`,
    worth: (value) => `vaut ${value}`,
    zero: (rank) => `0 (rang ${rank})`,
    nothing: 'rien à copier',
  },

  wind: {
    title: 'Le vent',
    blows: (direction, damage) => `Vent ${from(direction)}, ${harm(damage)}`,
    over: 'Le vent est tombé',
    full: 'entier',
    half: 'moitié',
    zero: 'zéro',
    roles: (full, none) =>
      `Les cartes ${full} comptent en entier, ${none} zéro, les autres la moitié.`,
    forecast: 'À venir',
    forecastNone: 'plus rien cette manche',
    never: 'Ne viendront pas cette manche',
    carried: 'En plus',
    setAside: 'Mis de côté',
  },

  trick: {
    title: (trick, round) => `Manche ${round} sur 5, pli ${trick} sur 12`,
    label: 'Le pli',
    last: 'Dernier pli',
    waiting: 'doit jouer',
    empty: (name) => (name === null ? 'Vous entamez ce pli.' : `${name} entame ce pli.`),
    lowest: 'prend le vent',
    highest: 'entame ensuite',
    lowestSoFar: 'plus basse',
    highestSoFar: 'plus haute',
    out: 'annulée',
    ledPirate: 'pirate d’entame',
    copies: (card) => `copie ${card}`,
    cancels: (name, value) => `annule le ${value} ${de(name)}`,
    takes: (name) => (name === null ? 'vous prenez le vent' : `${name} prend le vent`),
    noOneTakes: 'personne ne prend le vent',
    leads: (name) => (name === null ? 'vous entamez ensuite' : `${name} entame ensuite`),
    soFar: (said) => `Pour l’instant\u00a0: ${said}`,
  },

  taken: { title: 'Vents pris', none: 'aucun vent', damage: harm },

  dock: {
    choose: 'À vous. Choisissez une carte à jouer.',
    lead: 'Vous entamez. Choisissez une carte à jouer.',
    pirateCannotLead: 'Vous ne pouvez entamer d’un pirate que si vous n’avez rien d’autre.',
    play: (card) => `Jouer ${card}`,
    worth: (value) => `Jouée maintenant, cette carte vaut ${value}.`,
    noWorth: 'À l’entame, cette carte est la plus basse, quoi qu’il arrive.',
    drag: 'Appuyez sur le bouton, ou faites glisser la carte sur la table.',
    again: 'Touchez-la encore une fois pour la jouer, ou faites-la glisser sur la table.',
    played: 'Votre carte est dans le pli.',
    triplets: 'La manche est finie. Quels triplets écartez-vous\u202f?',
    tripletsHint:
      'Un triplet 1-2-3 gardé compte ses dégâts\u202f; les paires gardées rapportent des points.',
    tripletsNone: 'Vous n’avez aucun triplet.',
    throwOff: (direction) => `Écarter ${direction} 1-2-3`,
    confirm: (n) =>
      n === 0
        ? 'Tout garder'
        : plural(n, { one: 'Écarter # triplet', other: 'Écarter # triplets' }),
    chosen: (names) => `C’est choisi. On attend ${names}.`,
    watching: 'Vous regardez. Les mains restent cachées.',
  },

  status: {
    lead: 'Vous entamez le pli.',
    choosing: (names) => `Choix des triplets en cours\u00a0: ${names}.`,
    choose: 'Choisissez les triplets à écarter.',
  },

  sheet: {
    open: 'Marque',
    title: 'Feuille de marque',
    round: 'Manche',
    roundOf: (n) => `Manche ${n}`,
    total: 'Total',
    points,
    player: 'Joueur',
    details: (n) => `Ce que la manche ${n} a rapporté`,
    winds: 'Vents',
    damage: 'Dégâts',
    place: 'Place',
    pairs: 'Paires',
    lost: 'Excès',
    sum: 'Points',
    thrown: (names) => `écarté\u00a0: ${names}`,
    nothing: 'aucun',
    empty: 'La première manche est encore en cours.',
    chart: 'Les points après chaque manche',
    after: (name, scores) => `${name}\u00a0: ${scores}`,
  },

  statistics: {
    tricks: 'Plis avec la carte la plus haute',
    lowest: 'Plis avec la carte la plus basse',
    winds: 'Cartes de vent prises',
    triplets: 'Triplets écartés',
    pirates: 'Pirates joués',
    tricksPlayed: (tricks) =>
      plural(tricks, { one: '# pli a été joué.', other: '# plis ont été joués.' }),
    windsLeft: (cards) =>
      plural(cards, {
        one: '# carte de vent n’a été prise par personne.',
        other: '# cartes de vent n’ont été prises par personne.',
      }),
    bestRound: (who, round, score) =>
      `La meilleure manche\u00a0: ${who === null ? 'vous avez marqué' : `${who} a marqué`} ${points(score)} à la manche ${round}.`,
    ahead: (who, round) =>
      `De la fin de la manche ${round} jusqu’au bout, ${who === null ? 'vous meniez' : `${who} menait`} sans partage.`,
    haul: (who, round, winds) =>
      `Le plus de vent en un pli\u00a0: ${plural(winds, { one: '# carte', other: '# cartes' })} pour ${who ?? 'vous'}, à la manche ${round}.`,
  },

  round: {
    over: (n) => `La manche ${n} est finie`,
    result: (name, damage, score) => `${name}\u00a0: ${harm(damage)}, ${points(score)}`,
  },

  log: {
    round: (round, name) =>
      name === null
        ? `Manche ${round}\u00a0: vous entamez`
        : `Manche ${round}\u00a0: ${name} entame`,
    play: (name, card) => (name === null ? `Vous jouez ${card}` : `${name} joue ${card}`),
    take: (name, winds) => `${name === null ? 'Vous prenez' : `${name} prend`}\u00a0: ${winds}`,
    leads: (sentence, name) =>
      name === null ? `${sentence}\u202f; vous entamez` : `${sentence}\u202f; ${name} entame`,
    carry: (wind) => `Il ne reste aucune carte\u202f; en attente du pli suivant\u00a0: ${wind}`,
    setAside: (winds) => `Il ne reste aucune carte\u202f; mis de côté\u00a0: ${winds}`,
    choose: (name) =>
      name === null ? 'Vous avez choisi vos triplets' : `${name} a choisi ses triplets`,
    throwOff: (name, directions) =>
      name === null ? `Vous écartez ${directions} 1-2-3` : `${name} écarte ${directions} 1-2-3`,
    score: (round, scores) => `Manche ${round}\u00a0: ${scores}`,
    scoreOf: (name, score) => `${name ?? 'vous'} ${number(score)}`,
  },

  result: {
    wonTitle: 'Le port, enfin',
    wonTitleYou: 'Vous ramenez le navire',
    sharedTitle: 'À plusieurs à la barre',
    won: (who, scores) => `${who === null ? 'Vous gagnez' : `${who} gagne`}. ${scores}.`,
    shared: (names, scores) => `${names} se partagent la victoire. ${scores}.`,
    sharedYou: (names, scores) => `${names} vous partagez la victoire. ${scores}.`,
    score: (name, score) => `${name} ${points(score)}`,
  },

  reveal: {
    title: 'Ce qui était caché',
    undealt: 'Les cartes de barre que personne n’avait',
    winds: 'Les vents qui ne sont pas venus',
  },
} satisfies typeof english;
