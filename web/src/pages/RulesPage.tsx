/** The rules of a game as a page of their own. */
import { gameEntry } from '~/games/catalogue';
import { useTitle } from '~/pages/frame/Frame';
import { learnPath } from '~/router/paths';
import { t } from '~/texts';
import { LinkButton } from '~/ui/controls';
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
          <LinkButton icon="play" href={learnPath(id)}>
            {frame.learn}
          </LinkButton>
        </p>
        <entry.Rules />
      </article>
    </Frame>
  );
}
