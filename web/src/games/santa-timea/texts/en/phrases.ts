/** Moves as phrases, as in "discard 3 and 17". */
const phrases = {
  play: (card: string) => `play ${card}`,
  throwOff: (directions: string) => `discard ${directions} 1-2-3`,
  keep: 'keep all triplets',
};

export default { phrases };
