export type Lesson = typeof lesson;

export const lesson = {
  scenes: { placing: 'Islands', start: 'Start', finish: 'Finish' },
  steps: {
    first: {
      text: 'Together you fill this sea with 36 islands, ascending from bottom left to top right. An island with no neighbours is free.',
      task: 'Choose island 34, then the marked cell, and place it.',
    },
    pay: {
      text: 'Next to another island you pay the gap between the two: from 39 to 41 that is two cards from your hand, face down.',
      task: 'Choose island 41 and the cell after 39, then two cards to pay with.',
    },
    gap: {
      text: 'Between two islands only the smaller gap counts: 35 is only one away from 34.',
      task: 'Place 35 between 34 and 39, and pay one card.',
    },
    discard: {
      text: 'When nothing fits, or everything costs too much, discard two cards instead. You draw new ones either way, but your pile is all you have.',
      task: 'Choose “Discard two” and two cards.',
    },
    silence: {
      text: 'That is a turn: place one island, or discard two. Nobody says a word; you guess what the others hold from what they place. There is one exception, and it comes next.',
    },
    start: {
      text: 'Every pile hides a start card. The player who draws the first one must play it at once.',
      task: 'Play your start card.',
    },
    pledge: {
      text: 'Now all of you together give up exactly eight cards. You may agree how many each of you gives, never which. Mira gives four, Jon two.',
      task: 'Pledge the two that are still missing.',
    },
    agree: {
      text: 'Four and two and two: that makes eight.',
      task: 'Agree.',
    },
    give: {
      text: 'Which cards you give stays your secret.',
      task: 'Choose two cards you can do without, and give them.',
    },
    after: {
      text: 'All hands are full again, and it is quiet again. Further start cards are only good for paying. Let’s skip a few hours: one last cell of the sea is empty.',
    },
    last: {
      text: 'Only 47 is missing. You can pay with anything but the finish, which you are about to need.',
      task: 'Place 47 in the last cell, and pay one card.',
    },
    finish: {
      text: 'The sea is full and the start has been played. The finish wins for all of you.',
      task: 'Play the finish.',
    },
  },
  done: 'That is the whole game. What makes it hard is leaving room for cards you can’t see.',
};
