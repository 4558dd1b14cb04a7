import type english from '../en/phrases';

const phrases: (typeof english)['phrases'] = {
  play: (card) => `jouer ${card}`,
  throwOff: (directions) => `écarter ${directions} 1-2-3`,
  keep: 'garder tous les triplets',
};

export default { phrases };
