import type english from '../en/phrases';

const phrases: (typeof english)['phrases'] = {
  play: (card) => `${card} spielen`,
  throwOff: (directions) => `${directions} 1-2-3 über Bord werfen`,
  keep: 'alle Drillinge behalten',
};

export default { phrases };
