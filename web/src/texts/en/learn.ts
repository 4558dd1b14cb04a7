export type Messages = typeof en;

export const en = {
  title: (game: string) => `Learn ${game}`,
  coach: 'Coach',
  progress: (step: number, of: number) => `Step ${step} of ${of}`,
  chapters: 'Parts of the lesson',
  others: 'Watch what the others do…',
  slip: (why: string) => `${why} Try again.`,
  unheard: 'Here only the coach listens. At a real table the others see what you say.',
  back: 'Back',
  show: 'Show me',
  next: 'Continue',
  again: 'Start over',
  play: 'Play a real game',
  leave: 'Leave the lesson',
  leaveShort: 'Leave',
};
