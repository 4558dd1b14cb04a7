/** Who may watch a game at a table, and whether those may see the hands. */
import { t } from '~/texts';
import type { Settings } from '~/wire/Settings';
import { CheckChoice } from '~/ui/CheckChoice';

export interface SettingsFieldsProps {
  choices: Settings;
  disabled: boolean;
  onChange(choices: Settings): void;
}

export function WatchingFields({ choices, disabled, onChange }: SettingsFieldsProps) {
  const { home, watching } = t();
  return (
    <div class="choices">
      <CheckChoice
        title={home.spectators}
        hint={home.spectatorsHint}
        checked={choices.spectators}
        disabled={disabled}
        onChange={(spectators) =>
          // Where nobody may watch, nobody can see the hands.
          onChange({ ...choices, spectators, open_hands: spectators && choices.open_hands })
        }
      />
      {choices.spectators && (
        <CheckChoice
          title={watching.openHands}
          hint={watching.openHandsHint}
          checked={choices.open_hands}
          disabled={disabled}
          onChange={(open_hands) => onChange({ ...choices, open_hands })}
        />
      )}
    </div>
  );
}
