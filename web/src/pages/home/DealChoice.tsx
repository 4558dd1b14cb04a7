/** With which deal a new table begins. */
import { t } from '~/pages/deals/texts';
import '~/ui/field.css';

export type NewTableDeal = 'random' | 'daily';

export interface DealChoiceProps {
  chosen: NewTableDeal;
  disabled: boolean;
  onChoose(deal: NewTableDeal): void;
}

export function DealChoice({ chosen, disabled, onChoose }: DealChoiceProps) {
  const { deals } = t();
  const offers: { value: NewTableDeal; title: string; hint: string }[] = [
    { value: 'random', title: deals.random, hint: deals.randomHint },
    { value: 'daily', title: deals.daily, hint: deals.dailyHint },
  ];
  return (
    <fieldset class="choices choices--pair">
      <legend class="field-label">{deals.choice}</legend>
      {offers.map(({ value, title, hint }) => (
        <label key={value} class="choice">
          <input
            type="radio"
            name="deal"
            checked={chosen === value}
            disabled={disabled}
            onChange={() => onChoose(value)}
          />
          <span class="choice-title">{title}</span>
          <span class="choice-hint">{hint}</span>
        </label>
      ))}
    </fieldset>
  );
}
