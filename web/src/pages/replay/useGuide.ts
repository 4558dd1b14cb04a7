/** The guide beside a replay: whether it is open, whose cards it shows, what it has drawn, and its commentary. */
import { useCallback, useEffect, useState } from 'preact/hooks';
import type { Ghost, Commentary } from '~/card-table/boardProps';
import type { Viewpoint } from '~/net/games';
import { focusHeading } from '~/pages/frame/Frame';
import type { Seat } from '~/wire/room';
import type { OpenQuestion } from './guide/Question';
import type { Together } from './together/useTogether';
import type { ChosenViews, Seen } from './useReplay';

/** Where there is no guide. */
const NOT_GUIDED: Commentary = {};

export function useGuide(
  { seen, choice, own }: { seen: Seen; choice: ChosenViews; own: Seat | null },
  { follows, choose: chooseAsViewer }: Together,
  setGuided: (guided: boolean) => void,
) {
  const { choose, wanted } = choice;
  // A move that the guide speaks of is seen with the cards of its seat, until other eyes are chosen.
  const [byHand, setByHand] = useState(false);
  const onMover = useCallback(
    (seat: Seat | null) => {
      if (seat !== null && !byHand && !follows) choose(seat);
    },
    [byHand, follows, choose],
  );
  const [ghosts, setGhosts] = useState<readonly Ghost[]>([]);
  /** The move that the guide asks for: it is made with the eyes of its seat. */
  const [question, setQuestion] = useState<OpenQuestion | null>(null);
  useEffect(() => {
    if (question !== null && !follows) choose(question.seat);
  }, [question, follows, choose]);
  const [commentary, setCommentary] = useState<Commentary>(NOT_GUIDED);

  return {
    ghosts,
    question: question?.seat === seen.viewpoint ? question : null,
    commentary,
    /** The viewpoints, to be chosen by the viewer. */
    eyes: {
      ...choice,
      choose: (to: Viewpoint) => {
        setByHand(true);
        chooseAsViewer(to);
      },
    },
    open: () => {
      if (own !== null && wanted === 'table') chooseAsViewer(own);
      setGuided(true);
      // It begins with the board, wherever on the page it was asked for.
      scrollTo({ top: 0 });
      focusHeading();
    },
    on: {
      onGhosts: setGhosts,
      onCommentary: setCommentary,
      onMover,
      onQuestion: setQuestion,
      onClose: () => setGuided(false),
    },
  };
}
