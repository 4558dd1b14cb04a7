/** The rules of a game as a page of their own. */
import { gameEntry } from '~/games/catalogue';
import { useTitle } from '~/pages/frame/Frame';
import { learnPath } from '~/router/paths';
import { t } from '~/texts';
import { Icon } from '~/ui/Icon';
import { Frame, PageHeading } from './frame/Frame';
import { MessagePage } from './frame/states';

export function RulesPage({ id }: { id: string }) {
  const { frame, rules, missing } = t();
  const entry = gameEntry(id);
  const title = entry ? rules.title(entry.name()) : missing.title;
  useTitle(title);
  if (entry === null) return <MessagePage title={title} text={rules.unknown} />;
  return (
    <Frame class="page--text">
      <article class="panel">
        <PageHeading>{title}</PageHeading>
        <p>
          <a class="button" href={learnPath(id)}>
            <Icon name="play" />
            {frame.learn}
          </a>
        </p>
        <entry.Rules />
      </article>
    </Frame>
  );
}
