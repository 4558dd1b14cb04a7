/** A quiet sea under a low sun, or moon: decoration, drawn from the colours of the scheme. */
import './seascape.css';

export function Seascape() {
  return (
    <svg
      class="seascape"
      viewBox="0 0 1200 260"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <radialGradient id="seascape-glow">
        <stop class="seascape-glow" offset="0.3" />
        <stop class="seascape-glow" offset="1" stop-opacity="0" />
      </radialGradient>
      <circle fill="url(#seascape-glow)" cx="920" cy="146" r="150" />
      <circle class="seascape-sun" cx="920" cy="146" r="50" />
      <path
        class="seascape-far"
        d="M90 190q60-60 112-54 26-38 66-16 54 6 92 70zM1040 190q30-36 60-28 30-30 60-6 26 0 50 34zM520 190q22-26 44-22 22-18 44-4 16 2 30 26z"
      />
      <path
        class="seascape-wave seascape-wave--1"
        d="M-80 170q50-14 100 0t100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0v100H-80z"
      />
      <path class="seascape-glint" d="M860 180h120M880 190h84M896 200h52" />
      <path
        class="seascape-wave seascape-wave--2"
        d="M-120 204q70-18 140 0t140 0 140 0 140 0 140 0 140 0 140 0 140 0 140 0 140 0v80h-1400z"
      />
      <path
        class="seascape-wave seascape-wave--3"
        d="M-160 236q90-22 180 0t180 0 180 0 180 0 180 0 180 0 180 0 180 0v60h-1440z"
      />
    </svg>
  );
}
