import { useId } from 'preact/hooks';
import { paint, type Shape, toHex } from '~/card-table/cards/drawing';
import { lighthouse } from './buildings';
import { hill, SHORE } from './landforms';
import { cloud, gulls, sailboat } from './life';
import { scenery } from './Picture';
import { HORIZON } from './scene';
import { daylight, ellipse, Sketch } from './sketch';

/** For the end of a game: the sea reached, or the wind gone. */
export function EndPicture({ won }: { won: boolean }) {
  const id = useId();
  const light = daylight(won ? 65 : 76);
  return (
    <>
      {scenery({
        id,
        sky: [toHex(light.skyHigh), toHex(light.skyLow)],
        sea: [toHex(light.seaFar), toHex(light.seaNear)],
        heaven: won ? evening() : night(),
        shapes: won ? arrival() : becalmed(),
        width: 300,
        beyond: 0,
      })}
      <g class="game-end-comes" stroke-linecap="round">
        {boat(won).map(paint)}
      </g>
    </>
  );
}

function evening(): readonly Shape[] {
  const sketch = new Sketch(daylight(65));
  sketch.shine('sun', ellipse(150, HORIZON - 2, 52, 52), 0.22);
  sketch.shine('sun', ellipse(150, HORIZON - 2, 34, 34), 0.3);
  sketch.shine('sun', ellipse(150, HORIZON - 2, 20, 20), 0.95);
  cloud(sketch, 60, 34, 26, 0.4);
  cloud(sketch, 262, 28, 30, 0.35);
  gulls(sketch, [[196, 24, 4], [208, 30, 3], [186, 34, 2.6]]); // prettier-ignore
  return sketch.done();
}

function arrival(): readonly Shape[] {
  const sketch = new Sketch(daylight(65));
  sketch.shineLine('sun', 'M132 66h36M126 72h52M136 78h30M122 85h58M138 92h26', 1.6, 0.6);
  const east = new Sketch(daylight(68));
  hill(east, 262, 110, 16, 'rock', 'rockShade');
  lighthouse(east, 268, SHORE - 14, 46);
  hill(east, 26, 120, 20, 'forest', 'forestShade');
  hill(east, 70, 80, 10, 'grass', 'grassShade');
  return [...sketch.done(), ...east.done()];
}

function night(): readonly Shape[] {
  const sketch = new Sketch(daylight(76));
  const stars = [[20, 14], [48, 30], [76, 10], [104, 24], [131, 12], [170, 32], [188, 9], [236, 36], [262, 14], [284, 27]] as const; // prettier-ignore
  sketch.shine('foam', stars.map(([x, y]) => ellipse(x, y, 0.7, 0.7)).join(''), 0.8);
  sketch.shine('sun', ellipse(212, 22, 17, 17), 0.12);
  sketch.shine('sun', ellipse(212, 22, 9, 9), 0.92);
  return sketch.done();
}

function becalmed(): readonly Shape[] {
  const sketch = new Sketch(daylight(76));
  sketch.shineLine('sun', 'M204 66h16M200 72h24M206 78h12M198 84h28M205 91h14', 1.4, 0.45);
  hill(sketch, 20, 110, 12, 'forest', 'forestShade');
  hill(sketch, 290, 90, 9, 'rock', 'rockShade');
  return sketch.done();
}

/** In the harbour at last, or far from it. */
function boat(won: boolean): readonly Shape[] {
  const sketch = new Sketch(daylight(won ? 65 : 76));
  if (won) {
    sailboat(sketch, 152, 84, 22);
    sketch.shineLine('foam', 'M128 89q6 -3 12 0t12 0t12 0t12 0', 1.5, 0.8);
  } else {
    sailboat(sketch, 108, 86, 20);
    sketch.shineLine('foam', 'M86 90h44', 1.2, 0.35);
  }
  return sketch.done();
}
