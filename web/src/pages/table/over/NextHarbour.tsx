/** After a win: the next harbour of the voyage, for the host to go on with. */
import { useSubmit } from '~/net/requests';
import type { Options } from '~/pages/table-form/schema';
import { useRoom } from '~/pages/table/room';
import { textsOf } from '~/texts';
import { Button } from '~/ui/controls';

const t = textsOf('tables');

export function NextHarbour({ options }: { options: Options }) {
  const { view, game, send } = useRoom();
  const { busy, run } = useSubmit();
  const { deal, talk, spectators, open_hands, listed, language } = view.table;
  if (!view.you.host || !view.you.may.start || deal.type !== 'random') return null;
  const settings = { options, talk, spectators, open_hands, listed, language };
  const goOn = () =>
    run(async () => {
      if (await send({ type: 'configure', settings })) await send({ type: 'start' });
    });
  return (
    <Button class="over-next" aria-disabled={busy} onClick={() => void goOn()}>
      {t().start.harder(game.describeOptions(options))}
    </Button>
  );
}
