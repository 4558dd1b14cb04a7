/** Whether strangers can find a table, and in which language its people speak. */
import { t } from '~/texts';
import { LANGUAGES, language, languageName } from '~/texts/language';
import { CheckChoice } from '~/ui/CheckChoice';
import { Segments } from '~/ui/Segments';
import type { SettingsFieldsProps } from './WatchingFields';

export function ListingFields({ choices, disabled, onChange }: SettingsFieldsProps) {
  const { listing } = t();
  const spoken = choices.language ?? language.value;
  return (
    <div class="choices">
      <CheckChoice
        title={listing.listed}
        hint={listing.listedHint}
        checked={choices.listed}
        disabled={disabled}
        onChange={(listed) =>
          onChange({ ...choices, listed, language: listed ? spoken : choices.language })
        }
      />
      {choices.listed && (
        <div class="field">
          <span class="field-label" aria-hidden="true">
            {listing.language}
          </span>
          <Segments
            label={listing.language}
            value={spoken}
            options={[...new Set([...LANGUAGES, spoken])].map((tag) => ({
              value: tag,
              label: languageName(tag),
              lang: tag,
            }))}
            onChange={(chosen) => onChange({ ...choices, language: chosen })}
          />
        </div>
      )}
    </div>
  );
}
