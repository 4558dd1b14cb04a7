/**
 * Makes a table at which its host sits at once, under the name used last or one asked for on the way. A game
 * that starts at once has no other guests: it needs no name.
 */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { gameEntry } from '~/games/catalogue';
import { asksForWord } from '~/net/door';
import { rememberedName } from '~/net/storage';
import { useSubmit } from '~/net/requests';
import { WordDialog } from '~/pages/door/later';
import { NameForm } from '~/pages/table/seats/NameForm';
import { startPath, tablePath } from '~/router/paths';
import { navigateLater } from '~/router/router';
import { pages } from '~/routes';
import { textsOf } from '~/texts';
import { Dialog } from '~/ui/Dialog';
import type { Refused } from '~/wire/room';

const t = textsOf('tables');

export interface TablePlan {
  /** The game whose rules may refuse it. */
  game?: string;
  /** Whether the game starts as soon as the table is there. */
  start?: boolean;
  /** Makes the table and returns its code; without a name where none is known that it would need. */
  make(name: string | null): Promise<string>;
}

export interface NewTable {
  busy: boolean;
  /** Why the last one was refused, and the game of which it was. */
  problem: Refused | null;
  game: string | undefined;
  begin(plan: TablePlan): void;
  /** Asks for the name, or for the server's word. */
  dialog: ComponentChildren;
}

export function useNewTable(): NewTable {
  const { chat, home, seats } = t();
  const { busy, problem, run } = useSubmit();
  const [plan, setPlan] = useState<TablePlan | null>(null);
  const [prompt, setPrompt] = useState<'name' | 'word' | null>(null);

  const attempt = async ({ game, start, make }: TablePlan, name: string | null) => {
    const refused = await run(async () => {
      const goOn = navigateLater();
      pages.table.preload();
      const code = await make(name);
      goOn(start === true ? startPath(code) : tablePath(code));
    });
    if (asksForWord(refused)) {
      setPrompt('word');
      // The name is as good as before.
      return null;
    }
    // The game has the sentences for what its rules forbid.
    if (refused !== null && game !== undefined) gameEntry(game)?.module.preload();
    return refused;
  };

  const begin = async (wanted: TablePlan) => {
    setPlan(wanted);
    const name = rememberedName() || null;
    const needsName = name === null && wanted.start !== true;
    const refused = needsName ? null : await attempt(wanted, name);
    if (needsName || isOfName(refused)) setPrompt('name');
  };

  const close = () => setPrompt(null);
  const goOn = () => {
    close();
    if (plan !== null) void begin(plan);
  };
  const dialog =
    prompt === 'word' ? (
      <WordDialog onClose={close} onGiven={goOn} />
    ) : (
      <Dialog title={chat.nameFirst} onClose={close}>
        <NameForm
          label={seats.yourName}
          button={home.goOn}
          submit={async (name) => plan && attempt(plan, name)}
        />
      </Dialog>
    );
  return {
    busy,
    problem: prompt === null ? problem : null,
    game: plan?.game,
    begin: (wanted) => void begin(wanted),
    dialog: prompt === null ? null : dialog,
  };
}

function isOfName(refused: Refused | null): boolean {
  return refused?.code.startsWith('name_') === true;
}
