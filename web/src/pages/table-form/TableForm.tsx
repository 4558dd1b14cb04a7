/** The fields that describe a table: to make one, and to change one. */
import type { ComponentChildren } from 'preact';
import { useCallback, useEffect, useRef } from 'preact/hooks';
import { describeVariants, type OptionTexts } from '~/card-table/optionTexts';
import { fetchProspect, fetchWins } from '~/net/http';
import { useResource } from '~/net/requests';
import { textsOf } from '~/texts';
import { language, languageName, LANGUAGES } from '~/texts/languages';
import { CheckChoice, Fold, RadioChoice, Segments } from '~/ui/controls';
import type { GameInfo, OptionWins } from '~/wire/http';
import type { Settings, Talk } from '~/wire/room';
import { OptionFields, type OptionFieldsProps } from './OptionsForm';
import { variantsOf } from './schema';
import '~/ui/styles/controls.css';
import './tableForm.css';

const t = textsOf('tables');

export interface TableFormProps {
  /** The game as the server describes it. */
  game: GameInfo;
  texts: OptionTexts;
  choices: Settings;
  disabled: boolean;
  /** Why the options can't be changed; null where they can. */
  optionsLocked?: string | null;
  onChange(choices: Settings): void;
  /** Further choices for a table, and a few words that sum them up. */
  children?: ComponentChildren;
  summary?: readonly string[];
}

export function TableForm(props: TableFormProps) {
  const { game, texts, choices, disabled, optionsLocked = null, onChange } = props;
  const { children, summary = [] } = props;
  const variants = variantsOf(game).map(({ name }) => name);
  const { home, table } = t();
  const { options } = choices;
  // The server's prospect of these options; null as well while they can't be played at all.
  const prospect = useResource(
    useCallback(() => fetchProspect(game.id, options), [game.id, options]),
  ).value;
  const wins = useResource(
    useCallback(() => fetchWins(game.id, options), [game.id, options]),
  ).value;
  const talkWasChosen = useRef(false);
  const usual = useRef<Talk | null>(null);

  useEffect(() => {
    if (!prospect) return;
    const before = usual.current;
    usual.current = prospect.talk;
    // Some variants are played in silence and others not; what the guest chose by hand stays.
    if (before !== null && before !== prospect.talk && !talkWasChosen.current) {
      onChange({ ...choices, talk: prospect.talk });
    }
  }, [prospect, choices, onChange]);

  const chooseTalk = (talk: Talk) => {
    talkWasChosen.current = true;
    onChange({ ...choices, talk });
  };

  const talks: { value: Talk; title: string; hint: string }[] = [
    { value: 'silent', title: table.talkSilent, hint: home.talkSilentHint },
    { value: 'open', title: home.talkOpen, hint: home.talkOpenHint },
  ];
  const fewest = prospect?.seats[0];
  const most = prospect?.seats.at(-1);
  const fields: OptionFieldsProps = {
    schema: game,
    texts,
    options: choices.options,
    disabled,
    onChange: (chosen) => onChange({ ...choices, options: chosen }),
  };
  return (
    <>
      {optionsLocked !== null && <p>{optionsLocked}</p>}
      {optionsLocked === null && <OptionFields {...fields} prominent />}
      <p class="soft small">
        <span role="status">
          {fewest !== undefined && most !== undefined && home.forPlayers(fewest, most)}
        </span>{' '}
        {wins && winsSentence(wins)}
      </p>
      {optionsLocked === null && variants.length > 0 && (
        <Fold title={home.variants} summary={describeVariants(texts, choices.options, variants)}>
          <OptionFields {...fields} prominent={false} />
        </Fold>
      )}
      <Fold title={t().settings.title} summary={[...summaryOf(choices), ...summary].join(' · ')}>
        <fieldset class="choices choices--pair">
          <legend class="strong">{home.talk}</legend>
          {talks.map(({ value, title, hint }) => (
            <RadioChoice
              key={value}
              name="talk"
              title={title}
              hint={prospect?.talk === value ? `${home.talkUsual}. ${hint}` : hint}
              checked={choices.talk === value}
              disabled={disabled}
              onChange={() => chooseTalk(value)}
            />
          ))}
        </fieldset>
        <WatchingFields choices={choices} disabled={disabled} onChange={onChange} />
        <ListingFields choices={choices} disabled={disabled} onChange={onChange} />
        {children}
      </Fold>
    </>
  );
}

/** How long games take here, and how often the options were won, by sharp partners and here, as far as it is known. */
export function winsSentence({ minutes, games, won, sharp }: OptionWins): string {
  const { home, list } = t();
  const each = sharp.map((of) => home.wonWith(Math.round((100 * of.won) / of.games), of.seats));
  const parts = [
    minutes !== null && home.takes(minutes),
    each.length > 0 && home.wonBySharp(list(each)),
    games > 0 && home.wonHere(won, games),
  ];
  return parts.filter((part) => part !== false).join(' ');
}

/** How the table is set up, in a few words each. */
function summaryOf({ talk, spectators, open_hands, listed }: Settings): string[] {
  const { home, table, listing, openTables } = t();
  const watched = open_hands ? table.handsOpen : home.spectators;
  return [
    talk === 'silent' ? table.talkSilent : table.talkOpen,
    spectators ? watched : openTables.unwatchable,
    listed ? listing.inList : listing.byLink,
  ];
}

export interface SettingsFieldsProps {
  choices: Settings;
  disabled: boolean;
  onChange(choices: Settings): void;
}

/** Choices on spectators: whether they may come, and whether they may see the hands. */
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
          // Without spectators, there is no one to see the hands.
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

/** Whether strangers can find a table, and in which language its people speak. */
export function ListingFields({ choices, disabled, onChange }: SettingsFieldsProps) {
  const { listing } = t();
  const tableLanguage = choices.language ?? language.value;
  return (
    <div class="choices">
      <CheckChoice
        title={listing.listed}
        hint={listing.listedHint}
        checked={choices.listed}
        disabled={disabled}
        onChange={(listed) =>
          onChange({ ...choices, listed, language: listed ? tableLanguage : choices.language })
        }
      />
      {choices.listed && (
        <div class="field">
          <span class="strong" aria-hidden="true">
            {listing.language}
          </span>
          <Segments
            label={listing.language}
            value={tableLanguage}
            options={[...new Set([...LANGUAGES, tableLanguage])].map((tag) => ({
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
