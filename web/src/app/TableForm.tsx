/** The fields that describe a table: to make one, and to change one. */
import type { GameModule } from '../games/game';
import { t } from '../i18n';
import type { Talk } from '../wire/Talk';
import '../ui/field.css';

export interface TableChoices {
  options: unknown;
  talk: Talk;
  spectators: boolean;
}

export interface TableFormProps {
  game: GameModule;
  seats: number;
  choices: TableChoices;
  disabled: boolean;
  onChange(choices: TableChoices): void;
}

export function TableForm({ game, seats, choices, disabled, onChange }: TableFormProps) {
  const { home } = t();
  const talks: { value: Talk; title: string; hint: string }[] = [
    { value: 'silent', title: home.talkSilent, hint: home.talkSilentHint },
    { value: 'open', title: home.talkOpen, hint: home.talkOpenHint },
  ];
  return (
    <>
      <div class="field">
        <game.OptionsForm
          options={choices.options}
          seats={seats}
          disabled={disabled}
          onChange={(options) => onChange({ ...choices, options })}
        />
      </div>
      <fieldset class="choices choices--pair">
        <legend class="field-label">{home.talk}</legend>
        {talks.map(({ value, title, hint }) => (
          <label key={value} class="choice">
            <input
              type="radio"
              name="talk"
              checked={choices.talk === value}
              disabled={disabled}
              onChange={() => onChange({ ...choices, talk: value })}
            />
            <span class="choice-title">{title}</span>
            <span class="choice-hint">{hint}</span>
          </label>
        ))}
      </fieldset>
      <label class="choice">
        <input
          type="checkbox"
          checked={choices.spectators}
          disabled={disabled}
          onChange={(event) => onChange({ ...choices, spectators: event.currentTarget.checked })}
        />
        <span class="choice-title">{home.spectators}</span>
        <span class="choice-hint">{home.spectatorsHint}</span>
      </label>
    </>
  );
}
