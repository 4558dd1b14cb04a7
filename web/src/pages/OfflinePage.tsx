/** What there is while the server is out of reach: what to expect, and the rules. */
import { useEffect } from 'preact/hooks';
import { catalogue } from '~/games/catalogue';
import { t } from '~/texts';
import { Frame } from './frame/Frame';
import { useTitle } from './frame/title';
import { awaitServer } from '~/net/server';

export function OfflinePage() {
  const { offline } = t();
  useTitle(offline.title);
  // The server may have come back with a newer client.
  useEffect(() => awaitServer(() => location.reload()), []);
  return (
    <Frame sea>
      <div class="panel notice">
        <h1 tabIndex={-1}>{offline.title}</h1>
        <p role="status">{offline.text}</p>
        <p>{offline.safe}</p>
        <p id="offline-rules">{offline.rules}</p>
        <ul class="offline-rules" aria-labelledby="offline-rules">
          {catalogue.map(({ id, name }) => (
            <li key={id}>
              <a class="button" href={`/rules/${id}`}>
                {name()}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Frame>
  );
}
