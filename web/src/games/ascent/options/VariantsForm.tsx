/** The modules, and how often a lone player can begin afresh. */
import type { JSX } from 'preact';
import { Segments } from '../../../ui/Segments';
import type { AscentOptions } from '../../../wire/AscentOptions';
import type { OptionsFormProps } from '../../game';
import { Extra, Switch } from '../../shared/options/Choices';
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
        <Extra name={words.documentary} hint={words.documentaryHint} mark={MARKS.documentary}>
          <Segments
            label={words.documentary}
            options={SEQUENCES.map((count) =>
              count === 0
                ? { value: '0', label: words.documentaryNone }
                : {
                    value: String(count),
                    label: String(count),
                    title: words.documentarySequences(count),
                  },
            )}
            value={String(options.documentary)}
            onChange={(count) => change({ documentary: Number(count) })}
          />
        </Extra>
        <Extra name={words.grapples} hint={words.grapplesHint} mark={MARKS.grapples}>
          <Segments
            label={words.grapples}
            options={GRAPPLES.map((count) => ({
              value: String(count),
              label: count === 0 ? words.grapplesNone : String(count),
            }))}
            value={String(options.grapples)}
            onChange={(count) => change({ grapples: Number(count) })}
          />
        </Extra>
      </fieldset>
    </div>
  );
}
