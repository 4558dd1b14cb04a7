/** How well a partner plays, to choose. */
import { textsOf } from '~/texts';
import type { PartnerLevel } from '~/wire/room';

const t = textsOf('tables');

interface LevelSelectProps {
  label: string;
  level: PartnerLevel;
  onLevel(level: PartnerLevel): void;
}

export function LevelSelect({ label, level, onLevel }: LevelSelectProps) {
  const { levels } = t().partners;
  return (
    <select
      class="input seat-level"
      aria-label={label}
      value={level}
      onChange={({ currentTarget }) => {
        const wanted = currentTarget.value as PartnerLevel;
        // It shows the level, and the wanted one once that is so.
        currentTarget.value = level;
        onLevel(wanted);
      }}
    >
      {(['gentle', 'steady', 'sharp'] as const).map((one) => (
        <option key={one} value={one}>
          {levels[one]}
        </option>
      ))}
    </select>
  );
}
