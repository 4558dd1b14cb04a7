/** The server's sign: who runs it, its version, and whose games these are, in one quiet line below the start page. */
import type { Sign } from '~/wire/http';
import { textsOf } from '~/texts';

const t = textsOf('settings');

/** The server has written it into the page. */
const WRITTEN = document.querySelector<HTMLMetaElement>('meta[name="sign"]')?.content;
const SIGN: Partial<Sign> = WRITTEN === undefined ? {} : JSON.parse(WRITTEN);

export function ServerSign({ sign = SIGN }: { sign?: Partial<Sign> }) {
  const { title, contact, imprint, privacy, version, credits, authors } = t().sign;
  const links = [
    [contact, sign.contact],
    [imprint, sign.imprint],
    [privacy, sign.privacy],
  ] as const;
  return (
    <footer class="home-sign soft small" aria-label={title}>
      {sign.name && <bdi class="strong">{sign.name}</bdi>}
      {sign.welcome && <bdi>{sign.welcome}</bdi>}
      {links.map(
        ([name, link]) =>
          link && (
            <a key={name} href={link}>
              {name}
            </a>
          ),
      )}
      {sign.version && <span>{version(sign.version)}</span>}
      <details>
        <summary>{credits}</summary>
        <p>{authors}</p>
      </details>
    </footer>
  );
}
