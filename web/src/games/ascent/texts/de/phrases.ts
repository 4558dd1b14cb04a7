import type english from '../en/phrases';

const phrases: (typeof english)['phrases'] = {
  slope: (card, where) => `${card} in ${where} legen`,
  campfire: (campfire, where, to) =>
    `das ${campfire} in ${where} anzünden, der Hang zieht um nach ${to}`,
  bridge: (where) => `eine Brücke in ${where} legen`,
  lead: (from, to) => `das Rudel von ${from} nach ${to} führen`,
  grapple: 'einen Wurfhaken einsetzen',
  summit: 'den Gipfel legen',
};

export default { phrases };
