/** The faces and reactions that guests choose from. */
export const en = {
  chooseFace: 'Choose your face',
  /** Reactions, which stand in the chat as well. */
  react: 'React',
  reactions: {
    applause: 'Well played',
    heart: 'Lovely',
    laugh: 'Ha ha',
    gasp: 'Wow',
    sigh: 'Oh no',
  },
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
