/** The controls of a replay: step, play, and the slider over all positions. */
import type { ComponentChildren } from 'preact';
import { textsOf } from '~/texts';
import { IconButton } from '~/ui/controls';
import type { IconName } from '~/ui/Icon';
import { type Pace, PACES, type PlayerEvent, type PlayerState } from './player';

const t = textsOf('replay');

export interface PlayerBarProps {
  state: PlayerState;
  /** The position at the end. */
  last: number;
  dispatch(event: PlayerEvent): void;
  /** Further content beside the controls. */
  children?: ComponentChildren;
}

export function PlayerBar({ state, last, dispatch, children }: PlayerBarProps) {
  const { replay, number } = t();
  const { position, playing, pace } = state;
  const atStart = position === 0;
  const atEnd = position === last;
  const step = (type: 'first' | 'back' | 'forward' | 'last') => () => dispatch({ type });
  return (
    <section class="replay-player box" aria-label={replay.controls}>
      <div class="replay-slider row gap-3">
        <input
          type="range"
          min={0}
          max={last}
          value={position}
          aria-label={replay.slider}
          aria-valuetext={replay.positionOf(position, last)}
          onInput={(event) => dispatch({ type: 'to', position: event.currentTarget.valueAsNumber })}
        />
        <span class="replay-position strong" aria-hidden="true">
          {number(position)} / {number(last)}
        </span>
      </div>
      <div class="replay-buttons row">
        <Control icon="first" label={replay.first} disabled={atStart} onClick={step('first')} />
        <Control icon="back" label={replay.back} disabled={atStart} onClick={step('back')} />
        <Control
          icon={playing ? 'pause' : 'play'}
          label={playing ? replay.pause : replay.play}
          main
          onClick={() => dispatch({ type: 'toggle' })}
        />
        <Control icon="forward" label={replay.forward} disabled={atEnd} onClick={step('forward')} />
        <Control icon="last" label={replay.last} disabled={atEnd} onClick={step('last')} />
      </div>
      <select
        class="input replay-pace"
        aria-label={replay.pace}
        value={String(pace)}
        onChange={(event) =>
          dispatch({ type: 'pace', pace: Number(event.currentTarget.value) as Pace })
        }
      >
        {PACES.map((each) => (
          <option key={each} value={String(each)}>
            {replay.times(each)}
          </option>
        ))}
      </select>
      {children}
    </section>
  );
}

interface ControlProps {
  icon: IconName;
  label: string;
  /** The one that is used most. */
  main?: boolean;
  disabled?: boolean;
  onClick(): void;
}

/** Stays focusable where it does nothing, so that the keyboard does not fall off at the ends. */
function Control({ icon, label, main = false, disabled = false, onClick }: ControlProps) {
  return (
    <IconButton
      icon={icon}
      bare
      class="replay-control"
      data-main={main}
      title={label}
      aria-label={label}
      aria-disabled={disabled}
      onClick={() => !disabled && onClick()}
    />
  );
}
