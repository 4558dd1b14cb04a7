/** The modules, and how often a lone player can begin afresh. */
import type { JSX } from 'preact';
import type { AscentOptions } from '../../../wire/AscentOptions';
import type { OptionsFormProps } from '../../game';
import { ExtraCount, Switch } from '../../shared/options/Choices';
import { GRAPPLES, optionsIn, SEQUENCES } from './describe';
import { t } from './texts';

/** How much harder each makes the game, 0 to 3. */
const MARKS = { trail: 2, documentary: 2, wildlife: 3, grapples: 1 } as const;

export function VariantsForm({
  options: given,
  disabled,
  onChange,
}: OptionsFormProps): JSX.Element {
  const words = t();
  const options = optionsIn(given);
  const change = (part: Partial<AscentOptions>): void => onChange({ ...options, ...part });
  return (
    <div class="game-options">
      <fieldset class="choices game-levels" disabled={disabled}>
        <legend class="field-label">{words.modules}</legend>
        <p class="field-hint game-reason">{words.modulesHint}</p>
        <Switch
          name={words.trail}
          hint={words.trailHint}
          mark={MARKS.trail}
          checked={options.trail}
          disabled={disabled}
          onChange={(trail) => change({ trail })}
        />
        <Switch
          name={words.wildlife}
          hint={words.wildlifeHint}
          mark={MARKS.wildlife}
          checked={options.wildlife}
          disabled={disabled}
          onChange={(wildlife) => change({ wildlife })}
        />
        <ExtraCount
          name={words.documentary}
          hint={words.documentaryHint}
          mark={MARKS.documentary}
          counts={SEQUENCES}
          none={words.documentaryNone}
          title={words.documentarySequences}
          value={options.documentary}
          onChange={(documentary) => change({ documentary })}
        />
        <ExtraCount
          name={words.grapples}
          hint={words.grapplesHint}
          mark={MARKS.grapples}
          counts={GRAPPLES}
          none={words.grapplesNone}
          value={options.grapples}
          onChange={(grapples) => change({ grapples })}
        />
      </fieldset>
    </div>
  );
}
