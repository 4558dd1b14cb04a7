/** Where guests choose the face that stands for them at the table. */
import { useState } from 'preact/hooks';
import { rememberFace } from '~/net/storage';
import { useRoom } from '~/pages/table/room';
import { textsOf } from '~/texts';
import { Button } from '~/ui/controls';
import { Dialog, DialogActions } from '~/ui/Dialog';
import { Creature, FACE_COLOURS, FACE_DRAWINGS } from '~/ui/faces/Creature';
import type { Face } from '~/wire/room';
import '~/pages/table/lobby/lobby.css';

const t = textsOf('beside');

export interface FacePickerProps {
  face: Face | null;
  onClose(): void;
}

export function FacePicker({ face, onClose }: FacePickerProps) {
  const { send } = useRoom();
  const words = t().faces;
  const [chosen, setChosen] = useState<Face>(face ?? { drawing: 0, colour: 0 });
  const save = async (event: Event) => {
    event.preventDefault();
    if (!(await send({ type: 'choose_face', face: chosen }))) return;
    rememberFace(chosen);
    onClose();
  };
  return (
    <Dialog title={words.title} onClose={onClose}>
      <form class="stack gap-4" onSubmit={save}>
        <Choices
          legend={words.drawing}
          names={words.drawings.slice(0, FACE_DRAWINGS)}
          value={chosen.drawing}
          faceOf={(drawing) => ({ ...chosen, drawing })}
          onChange={setChosen}
        />
        <Choices
          legend={words.colour}
          names={words.colours.slice(0, FACE_COLOURS)}
          value={chosen.colour}
          faceOf={(colour) => ({ ...chosen, colour })}
          onChange={setChosen}
        />
        <DialogActions>
          <Button onClick={onClose}>{t().frame.cancel}</Button>
          <Button type="submit" look="primary">
            {words.take}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

interface ChoicesProps {
  legend: string;
  names: readonly string[];
  value: number;
  faceOf(number: number): Face;
  onChange(face: Face): void;
}

function Choices({ legend, names, value, faceOf, onChange }: ChoicesProps) {
  return (
    <fieldset class="face-choices stack gap-2">
      <legend class="strong">{legend}</legend>
      {names.map((name, number) => (
        <label key={name} class="face-choice" title={name}>
          <input
            type="radio"
            class="visually-hidden"
            name={legend}
            aria-label={name}
            checked={number === value}
            onChange={() => onChange(faceOf(number))}
          />
          <Creature face={faceOf(number)} />
        </label>
      ))}
    </fieldset>
  );
}
