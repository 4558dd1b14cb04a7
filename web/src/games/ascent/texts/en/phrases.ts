/** Moves as phrases, as in "discard 3 and 17". */
const phrases = {
  slope: (card: string, where: string) => `place ${card} in ${where}`,
  campfire: (campfire: string, where: string, to: string) =>
    `light the ${campfire} in ${where}, the slope moving to ${to}`,
  bridge: (where: string) => `place a bridge in ${where}`,
  lead: (from: string, to: string) => `lead the herd from ${from} to ${to}`,
  grapple: 'spend a grapple',
  summit: 'place the summit',
};

export default { phrases };
