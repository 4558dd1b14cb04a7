/** The faces that guests choose from. */
export const en = {
  title: 'Your face',
  drawing: 'Drawing',
  drawings: [
    'Fish',
    'Whale',
    'Crab',
    'Octopus',
    'Turtle',
    'Starfish',
    'Gull',
    'Seal',
    'Jellyfish',
    'Penguin',
    'Otter',
    'Sun',
  ],
  colour: 'Colour',
  colours: ['Blue', 'Green', 'Violet', 'Red', 'Ochre', 'Slate', 'Pink', 'Teal'],
  take: 'Take this face',
};

export type Messages = typeof en;
