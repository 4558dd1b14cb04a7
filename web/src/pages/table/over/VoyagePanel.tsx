/** Where a group's voyage has led: the harbours that it has won, and those to come. */
import { useRoom } from '~/pages/table/room';
import { textsOf } from '~/texts';
import { Fold } from '~/ui/controls';
import { Icon } from '~/ui/Icon';
import type { Voyage } from './voyage';

const t = textsOf('beside');

export function VoyagePanel({ voyage: { companions, harbours } }: { voyage: Voyage }) {
  const { game } = useRoom();
  const { list, voyage } = t();
  const won = harbours.filter((harbour) => harbour.won).length;
  return (
    <Fold title={voyage.title} summary={voyage.reached(won, harbours.length)}>
      <p>{companions.length === 0 ? voyage.alone : voyage.together(list(companions))}</p>
      <ol class="voyage stack gap-2">
        {harbours.map((harbour) => {
          const name = game.describeOptions(harbour.options);
          return (
            <li key={name} class="row gap-3" data-won={harbour.won}>
              <Icon name={harbour.won ? 'check' : 'flag'} />
              <span>
                {name}
                {harbour.won && <span class="visually-hidden"> · {voyage.won}</span>}
              </span>
            </li>
          );
        })}
      </ol>
    </Fold>
  );
}
