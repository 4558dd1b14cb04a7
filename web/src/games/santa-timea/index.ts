/** Santa Timea for the shared client. */
import { lazy } from '../../ui/Lazy';
import type { GameModule } from '../game';
import { lazyBoard } from '../shared/table/lazyBoard';
import { aboutSantaTimea } from './about';
import { t } from './i18n';
import { describeOptions, OptionsForm } from './options/OptionsForm';
import { factsOf, isWaitedFor } from './play/facts';
import { resultSentence, statusSentence } from './play/sentences';

export const santaTimea: GameModule = {
  ...aboutSantaTimea,
  OptionsForm,
  describeOptions,
  ...lazyBoard(async () => (await import('./board/Board')).Board),
  Rules: lazy(async (language) =>
    language === 'fr'
      ? (await import('./rules/RulesFr')).RulesFr
      : (await import('./rules/RulesEn')).RulesEn,
  ),
  isMyTurn: (view) => {
    const facts = factsOf(view);
    return facts !== null && isWaitedFor(facts);
  },
  status: (view) => {
    const facts = factsOf(view);
    return facts === null ? '' : statusSentence(facts);
  },
  result: (view) => {
    const facts = factsOf(view);
    return facts === null ? null : resultSentence(facts);
  },
  refusal: (code) => {
    const known: Record<string, string> = t().refusals;
    return known[code] ?? null;
  },
};
