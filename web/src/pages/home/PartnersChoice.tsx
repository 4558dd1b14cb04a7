/** How many computers play from the start, and how well. */
import { useState } from 'preact/hooks';
import {
  rememberedLevel,
  rememberedPartners,
  rememberLevel,
  rememberPartners,
} from '~/net/storage';
import { LevelSelect } from '~/pages/table/seats/LevelSelect';
import { textsOf } from '~/texts';
import type { GameOffer } from './offers';

const t = textsOf('tables');

export function PartnersChoice({ offer: { info } }: { offer: GameOffer }) {
  const { partners } = t();
  const [count, setCount] = useState(rememberedPartners);
  const [level, setLevel] = useState(rememberedLevel);
  const fewest = Math.max(1, info.min_seats - 1);
  const most = info.max_seats - 1;
  return (
    <p class="row gap-2">
      <select
        class="input"
        aria-label={partners.title}
        value={Math.min(Math.max(count, fewest), most)}
        onChange={({ currentTarget: { value } }) => {
          setCount(Number(value));
          rememberPartners(Number(value));
        }}
      >
        {Array.from({ length: most - fewest + 1 }, (_, more) => (
          <option key={more} value={fewest + more}>
            {partners.count(fewest + more)}
          </option>
        ))}
      </select>
      <LevelSelect
        label={partners.levelOfAll}
        level={level}
        onLevel={(chosen) => {
          setLevel(chosen);
          rememberLevel(chosen);
        }}
      />
    </p>
  );
}
