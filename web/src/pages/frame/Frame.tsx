/** The frame of every page: skip link, header, main content. */
import { hrefOf, signedOut } from '~/net/http';
import { type ComponentChildren, createContext, type RefObject } from 'preact';
import { useContext, useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { chooseLanguage, SettingsButton } from '~/pages/settings/settings';
import { navigations } from '~/router/router';
import { t } from '~/texts';
import { language, languageName, LANGUAGES } from '~/texts/languages';
import { Button } from '~/ui/controls';
import { helpOpen } from '~/card-table/explain/help';
import './frame.css';

export interface FrameProps {
  children: ComponentChildren;
  /** Stands in for the ordinary header where the page needs the room. */
  header?: ComponentChildren;
  class?: string;
  /** For a page of a few words: narrow, and with the sea below. */
  sea?: boolean;
}

/** Content below the header, which lies over the page. */
export const BelowHeader = createContext<ComponentChildren>(null);

export function Frame({ children, header, class: extra, sea }: FrameProps) {
  const { frame } = t();
  const main = useRef<HTMLElement>(null);
  useKeptFocus(main);
  const below = useContext(BelowHeader);
  return (
    <>
      <a class="skip-link" href="#content">
        {frame.skip}
      </a>
      {header ?? <FrameHeader />}
      {signedOut.value ? <SignedOut /> : below}
      <main
        ref={main}
        id="content"
        class={['page', sea && 'page--narrow', extra].filter(Boolean).join(' ')}
        tabIndex={-1}
      >
        {children}
      </main>
      {sea && (
        <div class="frame-sea">
          <Seascape />
        </div>
      )}
    </>
  );
}

/** The server can't be reached before the guest has signed in to what stands in front of it. */
function SignedOut() {
  const { signedOut: sentence, signIn } = t().frame;
  return (
    <div class="connection" role="alert">
      <p class="connection-lost small strong row gap-3">
        {sentence}
        <Button onClick={() => location.reload()}>{signIn}</Button>
      </p>
    </div>
  );
}

function FrameHeader() {
  return (
    <header class="frame-header">
      <HomeLink />
      <div class="frame-tools row">
        <LanguageSwitch />
        <SettingsButton />
      </div>
    </header>
  );
}

/** The way home; `sign` where there is no room for the name, which is read out all the same. */
export function HomeLink({ sign = false }) {
  return (
    <a class="frame-brand" href={hrefOf('/')}>
      <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">
        <circle cx="16" cy="13" r="6" fill="var(--accent)" />
        <path d="M2 20q4-4 7 0t7 0 7 0 7 0v8H2z" fill="var(--card-back)" />
      </svg>
      <span class={sign ? 'visually-hidden' : 'frame-brand-name'}>{t().brand}</span>
    </a>
  );
}

/** As narrow as two letters, however many languages there are. */
function LanguageSwitch() {
  return (
    <span class="icon-button language-switch small strong">
      <span aria-hidden="true">{language.value.toUpperCase()}</span>
      <select
        aria-label={t().frame.language}
        value={language.value}
        onChange={({ currentTarget }) => {
          const chosen = LANGUAGES.find((tag) => tag === currentTarget.value);
          if (chosen !== undefined) chooseLanguage(chosen);
        }}
      >
        {LANGUAGES.map((tag) => (
          <option key={tag} value={tag} lang={tag}>
            {languageName(tag)}
          </option>
        ))}
      </select>
    </span>
  );
}

export interface ControlsButtonProps {
  class: string;
  /** The class that hides the word where there is little room. */
  wordClass: string;
}

/** Says how a board is used. */
export function ControlsButton({ class: extra, wordClass }: ControlsButtonProps) {
  const { controls } = t().frame;
  return (
    <Button
      icon="keyboard"
      look="quiet"
      class={extra}
      title={controls}
      aria-haspopup="dialog"
      onClick={() => {
        helpOpen.value = true;
      }}
    >
      <span class={wordClass}>{controls}</span>
    </Button>
  );
}

let heading: HTMLElement | null = null;

/** The heading of a page, at which it begins for the keyboard and for reading. */
export function PageHeading({
  children,
  ...rest
}: {
  class?: string;
  children: ComponentChildren;
}) {
  const own = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const mine = own.current;
    heading = mine;
    return () => {
      if (heading === mine) heading = null;
    };
  }, []);
  return (
    <h1 ref={own} tabIndex={-1} {...rest}>
      {children}
    </h1>
  );
}

export function focusHeading(): void {
  heading?.focus();
}

/**
 * Keeps the focus on the page. A button that was pressed may go with its task, and take the focus along. Where
 * nothing else takes it then, the page's heading does, and not the beginning of the document.
 */
function useKeptFocus(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = main;
    if (current === null) return;
    let held: Element | null = null;
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener(
      'focusin',
      ({ target }) => {
        held = target instanceof Element && current.contains(target) ? target : null;
      },
      { signal },
    );
    // Some browsers tell of it as well where it is taken away with its element.
    document.addEventListener(
      'focusout',
      () =>
        queueMicrotask(() => {
          if (held?.isConnected) held = null;
        }),
      { signal },
    );
    const observer = new MutationObserver(() => {
      if (held === null || held.isConnected) return;
      held = null;
      if (document.activeElement === document.body) heading?.focus({ preventScroll: true });
    });
    observer.observe(current, { childList: true, subtree: true });
    return () => {
      listening.abort();
      observer.disconnect();
    };
  }, [main]);
}

export function useTitle(page: string | null, yourTurn = false, unread = 0): void {
  const { brand, frame } = t();
  const parts = [yourTurn && `● ${frame.yourTurn}`, page, brand].filter(Boolean).join(' · ');
  const title = unread > 0 ? `(${unread}) ${parts}` : parts;
  // Not taken back at the end: the page that comes next sets its own, and a notice that goes while a page
  // stays would take back the page's.
  useEffect(() => {
    document.title = title;
    setIcon(hrefOf(yourTurn ? '/favicon-turn.svg' : '/favicon.svg'));
  }, [title, yourTurn]);
}

function setIcon(href: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  // Browsers ask for it anew whenever it is set.
  if (link?.getAttribute('href') !== href) link?.setAttribute('href', href);
}

/**
 * Begins a page at its heading, for the keyboard and for reading, where it is drawn later than it was
 * come to and nothing else has the focus.
 */
export function useHeadingFocus(drawn = true): void {
  useEffect(() => {
    if (drawn && navigations.peek() > 0 && document.activeElement === document.body) {
      focusHeading();
    }
  }, [drawn]);
}

const GLOW = 'light-dark(#fbd2a6, #3a6075)';

/** A quiet sea under a low sun, or moon: decoration, drawn from the colours of the scheme. */
export function Seascape() {
  return (
    <svg
      class="seascape fill"
      viewBox="0 0 1200 260"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <radialGradient id="seascape-glow">
        <stop stop-color={GLOW} offset="0.3" />
        <stop stop-color={GLOW} offset="1" stop-opacity="0" />
      </radialGradient>
      <circle fill="url(#seascape-glow)" cx="920" cy="146" r="150" />
      <circle fill="light-dark(#f2a36a, #e9eef0)" cx="920" cy="146" r="50" />
      <path
        fill="light-dark(#9dbcbb, #1b3a49)"
        d="M90 190q60-60 112-54 26-38 66-16 54 6 92 70zM1040 190q30-36 60-28 30-30 60-6 26 0 50 34zM520 190q22-26 44-22 22-18 44-4 16 2 30 26z"
      />
      <path
        class="seascape-wave"
        fill="light-dark(#8db8ba, #1c4556)"
        d="M-80 170q50-14 100 0t100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0v100H-80z"
      />
      <path
        class="line"
        stroke="light-dark(#fbe1c8, #9db7c2)"
        stroke-width="3"
        opacity="0.7"
        d="M860 180h120M880 190h84M896 200h52"
      />
      <path
        class="seascape-wave"
        fill="light-dark(#5f999f, #153848)"
        d="M-120 204q70-18 140 0t140 0 140 0 140 0 140 0 140 0 140 0 140 0 140 0 140 0v80h-1400z"
      />
      <path
        class="seascape-wave"
        fill="light-dark(#2c626b, #0f2a36)"
        d="M-160 236q90-22 180 0t180 0 180 0 180 0 180 0 180 0 180 0 180 0v60h-1440z"
      />
    </svg>
  );
}
