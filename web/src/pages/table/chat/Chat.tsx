/** Free text, where and when the table allows it. */
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useSubmit } from '~/net/requests';
import type { RoomStore } from '~/net/room/roomStore';
import { readDraft, writeDraft } from '~/net/storage';
import { Problem } from '~/pages/frame/states';
import { useRoom } from '~/pages/table/room';
import { NameForm } from '~/pages/table/seats/NameForm';
import { firstFreeSeat, isNameless } from '~/pages/table/seats/seats';
import { textsOf } from '~/texts';
import { Button } from '~/ui/controls';
import { CloseButton } from '~/ui/Dialog';
import { ReactionMark, REACTIONS } from '~/ui/faces/ReactionMark';
import type { ChatLine } from '~/wire/room';
import './chat.css';

const t = textsOf('beside');

/** So near to its end, in pixels, a list is read to it. */
const AT_END = 24;

/** As the server has it; it refuses what is longer. */
const LONGEST = 300;

/** A panel with the chat; nothing where there is nothing to read or write. */
export function Chat({ class: extra }: { class?: string }) {
  const { view, store } = useRoom();
  const { channel, may } = view.you;
  const silent = channel === null && !may.muted && store.chat.value.length === 0;
  if (silent || isNameless(view)) return null;
  return (
    <section
      id="chat"
      class={['panel chat', extra].filter(Boolean).join(' ')}
      aria-labelledby="chat-title"
    >
      <ChatTitle />
      <ChatBody />
    </section>
  );
}

export interface ChatPanelProps {
  id: string;
  onClose(): void;
}

/** The chat over a running game, ready to be written in. */
export function ChatPanel({ id, onClose }: ChatPanelProps) {
  return (
    // Escape closes it, as it does a dialog.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      id={id}
      class="panel chat chat-drawer"
      aria-labelledby="chat-title"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // It takes back nothing on the board.
        event.preventDefault();
        onClose();
      }}
    >
      <div class="row spread gap-3">
        <ChatTitle />
        <CloseButton onClick={onClose} />
      </div>
      <ChatBody focus />
    </section>
  );
}

function ChatTitle() {
  const { view } = useRoom();
  const { chat } = t();
  return (
    <h2 id="chat-title">{view.you.channel === 'watchers' ? chat.watchersTitle : chat.title}</h2>
  );
}

/** `focus`: whether one can write at once. */
function ChatBody({ focus = false }) {
  const { view, store } = useRoom();
  const { chat } = t();
  const lines = store.chat.value;
  const end = useRef<HTMLDivElement>(null);
  const newest = lines.at(-1)?.number ?? -1;

  useReading(store, end);

  const own = lines.at(-1)?.own === true;
  /** Whether the end of the list is in sight: who reads what was said before is left there. */
  const atEnd = useRef(true);
  useLayoutEffect(() => {
    // Scrolls the list alone, never the page.
    const list = end.current;
    if (list && (atEnd.current || own)) list.scrollTop = list.scrollHeight;
  }, [newest, own]);

  return (
    <>
      {view.you.channel === 'watchers' && <p class="soft small">{chat.watchersHint}</p>}
      <div
        ref={end}
        class="chat-lines stack gap-2 box"
        role="log"
        aria-label={chat.title}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          atEnd.current = scrollHeight - scrollTop - clientHeight < AT_END;
        }}
        // It scrolls, so the keyboard must be able to reach it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        {lines.length === 0 && <p class="soft">{chat.empty}</p>}
        {paragraphs(lines).map((together) =>
          together[0]?.reaction ? (
            <Reactions key={together[0].number} lines={together} />
          ) : (
            together.map((line) => <ChatMessage key={line.number} line={line} />)
          ),
        )}
      </div>
      {view.you.channel !== null && view.you.name !== null && view.table.phase !== 'playing' && (
        <ReactionBar />
      )}
      {view.you.channel !== null && <Composer focus={focus} />}
      {view.you.may.muted && <p class="soft">{chat.muted}</p>}
    </>
  );
}

/** The lines in order, with reactions that follow on each other together. */
function paragraphs(lines: readonly ChatLine[]): ChatLine[][] {
  const together: ChatLine[][] = [];
  for (const line of lines) {
    const last = together.at(-1);
    if (last?.[0]?.reaction && line.reaction) last.push(line);
    else together.push([line]);
  }
  return together;
}

function ChatMessage({ line }: { line: ChatLine }) {
  const { chat, moment } = t();
  return (
    <p class={line.own ? 'chat-line chat-line--own' : 'chat-line'}>
      <span class="chat-meta soft">
        <bdi class="chat-name strong" translate={false}>
          {line.name}
        </bdi>{' '}
        {line.channel === 'watchers' && <span class="chat-origin">{chat.fromWatchers} </span>}
        <time dateTime={new Date(line.at).toISOString()}>{moment(line.at)}</time>
      </span>
      <span class="chat-text" dir="auto">
        {line.text}
      </span>
    </p>
  );
}

function Composer({ focus }: { focus: boolean }) {
  const { view, store } = useRoom();
  const { chat } = t();
  const named = view.you.name !== null;
  const [justNamed, setJustNamed] = useState(false);
  const [unseated, setUnseated] = useState(false);

  if (!named) {
    // A guest who can still sit down is asked for a name there: once is enough.
    if (view.you.may.sit && firstFreeSeat(view) !== null && !focus && !unseated) {
      return (
        <p>
          <Button icon="talk" onClick={() => setUnseated(true)}>
            {chat.withoutSeat}
          </Button>
        </p>
      );
    }
    return (
      <NameForm
        focus={focus || unseated}
        label={chat.nameFirst}
        button={chat.setName}
        submit={async (name) => {
          const refused = await store.send({ type: 'name', name });
          setJustNamed(refused === null);
          return refused;
        }}
      />
    );
  }
  return <MessageForm focus={focus || justNamed} />;
}

function MessageForm({ focus }: { focus: boolean }) {
  const { store, game } = useRoom();
  const { chat } = t();
  const draft = `chat.${store.code}`;
  const field = useRef<HTMLInputElement>(null);
  const { problem, setProblem } = useSubmit();

  useEffect(() => {
    if (focus) field.current?.focus();
  }, [focus]);

  const send = async (event: Event) => {
    event.preventDefault();
    const input = field.current;
    const text = input?.value.trim() ?? '';
    if (!input || text === '') return;
    input.value = '';
    // Until it has arrived, it is the draft.
    writeDraft(draft, text);
    setProblem(null);
    const refused = await store.send({ type: 'chat', text });
    setProblem(refused);
    const kept = readDraft(draft);
    if (refused === null) {
      if (kept === text) writeDraft(draft, null);
      return;
    }
    // Gives back what was not sent, before what has been begun since; the field may be gone.
    const begun = input.isConnected ? input.value : kept === text ? '' : (kept ?? '');
    input.value = [text, begun].filter(Boolean).join(' ');
    writeDraft(draft, input.value);
  };

  return (
    <form class="field" noValidate onSubmit={send}>
      <div class="field-row">
        <input
          ref={field}
          class="input"
          aria-label={chat.text}
          placeholder={chat.text}
          maxLength={LONGEST}
          autoComplete="off"
          enterKeyHint="send"
          defaultValue={readDraft(draft) ?? ''}
          onInput={({ currentTarget }) => writeDraft(draft, currentTarget.value || null)}
        />
        <Button type="submit">{chat.send}</Button>
      </div>
      <Problem problem={problem} game={game.id} />
    </form>
  );
}

/** Takes all lines for read while their list is in sight, in a window that is. */
function useReading(store: RoomStore, list: RefObject<HTMLElement | null>): void {
  const [inSight, setInSight] = useState(false);
  const newest = store.chat.value.at(-1)?.number ?? -1;

  useEffect(() => {
    if (list.current === null) return;
    let onScreen = false;
    const look = () => setInSight(onScreen && document.visibilityState === 'visible');
    const observer = new IntersectionObserver((entries) => {
      onScreen = entries.at(-1)?.isIntersecting === true;
      look();
    });
    observer.observe(list.current);
    document.addEventListener('visibilitychange', look);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', look);
    };
  }, [list]);

  useEffect(() => {
    if (inSight) store.markChatRead();
  }, [store, inSight, newest]);
}

function Reactions({ lines }: { lines: readonly ChatLine[] }) {
  const words = t().faces;
  return (
    <ul class="cluster gap-3">
      {lines.map(
        ({ number, name, reaction }) =>
          reaction && (
            <li key={number} class="row gap-1 soft small">
              <ReactionMark reaction={reaction} />
              <bdi translate={false}>{name}</bdi>
              <span class="visually-hidden">{t().colon('', words.reactions[reaction])}</span>
            </li>
          ),
      )}
    </ul>
  );
}

function ReactionBar() {
  const { send } = useRoom();
  const words = t().faces;
  return (
    <div class="cluster gap-1" role="group" aria-label={words.react}>
      {REACTIONS.map((reaction) => (
        <button
          key={reaction}
          type="button"
          class="icon-button"
          aria-label={words.reactions[reaction]}
          title={words.reactions[reaction]}
          onClick={() => void send({ type: 'react', reaction })}
        >
          <ReactionMark reaction={reaction} />
        </button>
      ))}
    </div>
  );
}
