/** Agrees on a time beside the link: a file for the calendars of all. */
import { useId, useRef } from 'preact/hooks';
import { textsOf } from '~/texts';
import { Button, Fold } from '~/ui/controls';
import { calendarFile } from './appointment';
import './lobby.css';

const t = textsOf('beside');

export interface AppointmentProps {
  /** The name of the game. */
  what: string;
  link: string;
}

/** The evening of the day, by this device's clock, as its field reads it. */
function thisEvening(): string {
  const day = new Date();
  day.setHours(20, 0, 0, 0);
  return new Date(day.getTime() - day.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

export function AppointmentFold({ what, link }: AppointmentProps) {
  const { appointment } = t();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);

  const save = (event: Event) => {
    event.preventDefault();
    const at = new Date(field.current?.value ?? '').getTime();
    if (Number.isNaN(at)) {
      field.current?.focus();
      return;
    }
    const file = new Blob([calendarFile({ at, what, link }, Date.now())], {
      type: 'text/calendar',
    });
    const url = URL.createObjectURL(file);
    const anchor = document.createElement('a');
    anchor.href = url;
    anchor.download = 'table.ics';
    anchor.click();
    URL.revokeObjectURL(url);
  };

  return (
    <Fold title={appointment.title} summary={appointment.hint}>
      <form class="stack gap-3" noValidate onSubmit={save}>
        <div class="field">
          <label class="strong" htmlFor={id}>
            {appointment.when}
          </label>
          <input
            ref={field}
            id={id}
            class="input"
            type="datetime-local"
            defaultValue={thisEvening()}
          />
        </div>
        <div class="cluster">
          <Button type="submit" icon="download">
            {appointment.save}
          </Button>
        </div>
      </form>
    </Fold>
  );
}
