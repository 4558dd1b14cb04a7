/** Reactions to a game: what was sent, and what can be. */
import { beside } from '~/card-table/beside/texts';
import { useRoom } from '~/pages/table/room';
import { ReactionMark, REACTIONS } from '~/ui/faces/ReactionMark';
import type { ChatLine } from '~/wire/room';

export function Reactions({ lines }: { lines: readonly ChatLine[] }) {
  const words = beside().faces;
  return (
    <ul class="chat-reactions cluster gap-3">
      {lines.map(
        ({ number, name, reaction }) =>
          reaction && (
            <li key={number}>
              <ReactionMark reaction={reaction} />
              <bdi>{name}</bdi>
              <span class="visually-hidden">: {words.reactions[reaction]}</span>
            </li>
          ),
      )}
    </ul>
  );
}

export function ReactionBar() {
  const { run } = useRoom();
  const words = beside().faces;
  return (
    <div class="cluster gap-1" role="group" aria-label={words.react}>
      {REACTIONS.map((reaction) => (
        <button
          key={reaction}
          type="button"
          class="reaction-button"
          aria-label={words.reactions[reaction]}
          title={words.reactions[reaction]}
          onClick={() => void run({ type: 'react', reaction })}
        >
          <ReactionMark reaction={reaction} />
        </button>
      ))}
    </div>
  );
}
