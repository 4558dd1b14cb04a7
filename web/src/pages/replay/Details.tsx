/** Facts about a game that was played besides its moves, with its record. */
import type { GameView } from '~/card-table/facts';
import type { GameModule } from '~/card-table/game';
import { recordAddress } from '~/net/games';
import { hrefOf, request } from '~/net/http';
import { useSubmit } from '~/net/requests';
import { showRefusal } from '~/pages/frame/states';
import { apiBase, formatCode, type Source, tablePath } from '~/router/paths';
import { navigateLater } from '~/router/router';
import { textsOf } from '~/texts';
import { LinkButton, Summary, type SummaryRow } from '~/ui/controls';
import { ConfirmDialog, DialogButton } from '~/ui/Dialog';
import { showToast } from '~/ui/Toasts';
import type { Replay } from '~/wire/http';
import { replayNames, resultOf } from './ReplayBoard';

const t = textsOf('deals', 'replay', 'tables');

interface DetailsProps {
  source: Source;
  replay: Replay;
  game: GameModule;
  /** The position at the end. */
  end: GameView;
}

export function Details({ source, replay, game, end }: DetailsProps) {
  const { replay: words, settings, table, partners, list, date, nthGame, deals } = t();
  const names = replayNames(replay);
  const rows: SummaryRow[] = [
    [settings.game, game.name()],
    [settings.options, game.describeOptions(replay.options)],
    [settings.players, list(names)],
    [words.result, resultOf(replay, game, end)],
  ];
  if (replay.partners.length > 0) {
    rows.push([partners.title, list(replay.partners.map((seat) => names[seat] ?? ''))]);
  }
  if (replay.daily !== null) rows.push([words.daily, date(replay.daily)]);
  if (replay.continued !== null)
    rows.push([deals.continued, deals.continuedFrom(replay.continued)]);
  if (replay.anew !== null) rows.push([words.cards, words.dealtAnew(names[replay.anew] ?? '')]);
  return (
    <section class="panel" aria-labelledby="replay-details">
      <h2 id="replay-details">{words.details}</h2>
      <Summary rows={rows} />
      <div class="cluster">
        {source.from === 'table' && (
          <LinkButton icon="seat" href={tablePath(source.code)}>
            {table.title(formatCode(source.code))} · {nthGame(source.game)}
          </LinkButton>
        )}
        <LinkButton icon="download" href={hrefOf(recordAddress(apiBase(source)))} download>
          {words.record}
        </LinkButton>
        <LinkButton icon="rules" href={hrefOf(`/rules/${replay.game}`)}>
          {t().frame.rules}
        </LinkButton>
        {source.from === 'record' && replay.own_upload && <Deletion base={apiBase(source)} />}
      </div>
    </section>
  );
}

/** For the guest who has uploaded the game. */
function Deletion({ base }: { base: string }) {
  const { replay: words } = t();
  const { run } = useSubmit();
  const remove = async () => {
    const goOn = navigateLater();
    const refused = await run(() => request<null>(base, undefined, 'DELETE'));
    if (refused !== null) return showRefusal(refused);
    showToast(words.deleted);
    goOn(hrefOf('/replay'));
  };
  return (
    <DialogButton
      look="quiet"
      renderDialog={(onClose) => (
        <ConfirmDialog
          title={words.delete}
          label={words.deleteConfirm}
          onClose={onClose}
          onConfirm={() => void remove()}
        >
          <p>{words.deleteText}</p>
        </ConfirmDialog>
      )}
    >
      {words.delete}
    </DialogButton>
  );
}
