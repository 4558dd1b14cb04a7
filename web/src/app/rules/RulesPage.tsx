/** The rules of a game as a page of their own. */
import { gameModule } from '../../games/catalogue';
import { t } from '../../i18n';
import { Frame } from '../Frame';
import { Notice } from '../Notice';
import { useTitle } from '../title';

export function RulesPage({ id }: { id: string }) {
  const { rules, missing } = t();
  const game = gameModule(id);
  const title = game ? rules.title(game.name()) : missing.title;
  useTitle(title);
  if (!game) return <Notice title={title} text={rules.unknown} />;
  return (
    <Frame class="page--text">
      <article class="panel">
        <h1 tabIndex={-1}>{title}</h1>
        <game.Rules />
      </article>
    </Frame>
  );
}
