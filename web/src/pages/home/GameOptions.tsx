/** The options of a new game, and which deal it has. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { useGameOptions } from '~/games/catalogue';
import { rememberSettings } from '~/net/storage';
import { TableForm } from '~/pages/table-form/TableForm';
import { textsOf } from '~/texts';
import { RadioChoice } from '~/ui/controls';
import { Loaded } from '~/ui/lazy';
import type { Settings } from '~/wire/room';
import { type GameOffer, type NewTableDeal, settingsOf } from './offers';

const t = textsOf('deals', 'tables');

interface GameOptionsProps {
  offer: GameOffer;
  deal: NewTableDeal;
  disabled: boolean;
  onDeal(deal: NewTableDeal): void;
}

export function GameOptions({ offer, deal, disabled, onDeal }: GameOptionsProps) {
  const { home, deals } = t();
  const { game, info } = offer;
  const [choices, setChoices] = useState(() => settingsOf(offer));
  const part = useGameOptions(game.id);
  const self = useRef<HTMLDivElement>(null);
  const isThere = part !== 'loading';
  useEffect(() => {
    // It opens at the edge of the window, or below: what a press has opened is to be seen.
    if (isThere) self.current?.scrollIntoView({ block: 'nearest' });
  }, [isThere]);

  const change = (changed: Settings) => {
    setChoices(changed);
    rememberSettings(game.id, changed);
  };
  return (
    <div ref={self} id="game-options" class="create-form stack gap-4">
      <h3>{home.optionsOf(game.name())}</h3>
      <Loaded part={part ?? 'failed'}>
        {(parts) => (
          <TableForm
            game={info}
            texts={parts.optionTexts()}
            choices={choices}
            disabled={disabled}
            onChange={change}
            summary={deal === 'daily' ? [deals.daily] : []}
          >
            <DealPicker chosen={deal} disabled={disabled} onChoose={onDeal} />
          </TableForm>
        )}
      </Loaded>
    </div>
  );
}

interface DealPickerProps {
  chosen: NewTableDeal;
  disabled: boolean;
  onChoose(deal: NewTableDeal): void;
}

function DealPicker({ chosen, disabled, onChoose }: DealPickerProps) {
  const { deals } = t();
  const offers: { value: NewTableDeal; title: string; hint: string }[] = [
    { value: 'random', title: deals.random, hint: deals.randomHint },
    { value: 'daily', title: deals.daily, hint: deals.dailyHint },
  ];
  return (
    <fieldset class="choices choices--pair">
      <legend class="strong">{deals.choice}</legend>
      {offers.map(({ value, title, hint }) => (
        <RadioChoice
          key={value}
          name="deal"
          title={title}
          hint={hint}
          checked={chosen === value}
          disabled={disabled}
          onChange={() => onChoose(value)}
        />
      ))}
    </fieldset>
  );
}
