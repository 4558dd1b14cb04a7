/** Where a link leads that holds the server's word: who follows it may make tables from then on. */
import { useState } from 'preact/hooks';
import { hrefOf } from '~/net/http';
import { Frame, PageHeading, useTitle } from '~/pages/frame/Frame';
import { textsOf } from '~/texts';
import { LinkButton } from '~/ui/controls';
import { useWindowEvent } from '~/ui/useWindowEvent';
import { WordForm } from './WordForm';

const t = textsOf('settings');

export function DoorPage() {
  const { door } = t();
  const [word, setWord] = useState(takeWord);
  const [given, setGiven] = useState(false);
  useWindowEvent('hashchange', () => {
    // The way past the header is an address as well.
    const followed = takeWord();
    if (followed !== '') setWord(followed);
  });
  const title = given ? door.done : door.title;
  useTitle(title);
  return (
    <Frame sea>
      <div class="panel at-start">
        <PageHeading>{title}</PageHeading>
        {given ? (
          <>
            <p role="status">{door.doneText}</p>
            <LinkButton look="primary" href={hrefOf('/')}>
              {door.toGames}
            </LinkButton>
          </>
        ) : (
          <WordForm key={word} word={word} onGiven={() => setGiven(true)} />
        )}
      </div>
    </Frame>
  );
}

/** The word in the address, where it does not stay: others may see it there, and in the history. */
function takeWord(): string {
  const word = new URLSearchParams(location.hash.slice(1)).get('word') ?? '';
  if (word !== '') history.replaceState(null, '', hrefOf('/open'));
  return word;
}
