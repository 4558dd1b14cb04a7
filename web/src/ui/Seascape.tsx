/** A quiet sea under a low sun, or moon: decoration, drawn from the colours of the scheme. */
import './seascape.css';

export function Seascape() {
  return (
    <svg
      class="seascape"
      viewBox="0 0 1200 260"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <circle class="seascape-glow" cx="820" cy="128" r="118" />
      <circle class="seascape-sun" cx="820" cy="128" r="54" />
      <path
        class="seascape-far"
        d="M90 172q60-46 112-40 26-44 66-20 54 6 92 60zM940 172q38-30 74-24 34-38 70-8 32 2 64 32zM520 172q22-16 44-12 22-18 44-4 16 2 30 16z"
      />
      <path
        class="seascape-wave seascape-wave--1"
        d="M-80 170q50-14 100 0t100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0v100H-80z"
      />
      <path class="seascape-glint" d="M760 178h120M780 188h84M796 198h52" />
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
