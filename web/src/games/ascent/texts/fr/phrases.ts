import type english from '../en/phrases';

const phrases: (typeof english)['phrases'] = {
  slope: (card, where) => `poser le ${card} en ${where}`,
  campfire: (campfire, where, to) =>
    `allumer le ${campfire} en ${where}, la pente passant en ${to}`,
  bridge: (where) => `poser un pont en ${where}`,
  lead: (from, to) => `mener la harde de la ${from} à la ${to}`,
  grapple: 'lancer un grappin',
  summit: 'poser le sommet',
};

export default { phrases };
