/** Small line icons. They say nothing by themselves: a label stands beside or around them. */

const PATHS = {
  settings:
    'M4 7h9M17 7h3M4 17h3M11 17h9M13 7a2 2 0 1 0 4 0a2 2 0 1 0-4 0M7 17a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  more: 'M5 12m-.8 0a.8.8 0 1 0 1.6 0a.8.8 0 1 0-1.6 0M12 12m-.8 0a.8.8 0 1 0 1.6 0a.8.8 0 1 0-1.6 0M19 12m-.8 0a.8.8 0 1 0 1.6 0a.8.8 0 1 0-1.6 0',
  close: 'M6 6l12 12M18 6 6 18',
  copy: 'M9 9h10v11H9zM15 9V4H5v11h4',
  share: 'M12 15V4M8 7.5 12 3.5l4 4M6 11H5v9h14v-9h-1',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7a3.5 3.5 0 0 0 0 7M3 20c0-4 2.5-6 6-6s6 2 6 6M16 4.5a3.5 3.5 0 0 1 0 6.5M18 14.5c2 .8 3 2.7 3 5.5',
  rules: 'M12 6.5C10 5 7 4.5 4 5v13c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5v13',
  crown: 'M4 8l4 4 4-6 4 6 4-4-1.5 10h-13z',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12M12 15a3 3 0 1 0 0-6a3 3 0 0 0 0 6',
  silent:
    'M5 5l14 14M8 8v4a4 4 0 0 0 6.5 3.1M16 12V7a4 4 0 0 0-7.3-2.3M5.5 11.5a6.5 6.5 0 0 0 9.5 6M18.5 11.5a6.5 6.5 0 0 1-.8 3.2M12 18.5V21',
  talk: 'M4 5h16v11H10l-4 4v-4H4z',
  hands: 'M4.5 8.5 9 6l5 9.5-4.5 2.5zM9.5 5.8 14 4.5l3.5 10.5-3.3 1M14.5 4.8 19 5l.5 11-2 .2',
  download: 'M12 4v11M7.5 11 12 15.5 16.5 11M5 19.5h14',
  seat: 'M7 4v9h10V4M5 10v6h14v-6M7 16v4M17 16v4',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17a8.5 8.5 0 0 0 0 17M12 7v5l3.5 2',
  device: 'M8 3h8v18H8zM11 18h2',
  qr: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM18 18h2v2h-2zM18 14h2M14 18v2',
  sound: 'M4 9.5v5h3.5l4.5 4v-13l-4.5 4zM15.5 9.2a4 4 0 0 1 0 5.6M18 6.7a7.5 7.5 0 0 1 0 10.6',
  mute: 'M4 9.5v5h3.5l4.5 4v-13l-4.5 4zM15.5 9.5l5 5M20.5 9.5l-5 5',
  language:
    'M12 20.5a8.5 8.5 0 1 0 0-17a8.5 8.5 0 0 0 0 17M3.5 12h17M12 3.5c-5 5-5 12 0 17M12 3.5c5 5 5 12 0 17',
  earlier: 'M14.5 5 8 12l6.5 7',
  later: 'M9.5 5 16 12l-6.5 7',
  check: 'M5 12.5 10 17.5 19 7',
  link: 'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.7 5.7l1-1',
  upload: 'M12 15.5V4.5M7.5 9 12 4.5 16.5 9M5 19.5h14',
  replay: 'M4.5 5v5h5M5 10a8 8 0 1 1-.5 5M10.5 9.2v5.6l4.5-2.8z',
  play: 'M8 5.5v13l10.5-6.5z',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  back: 'M15 6l-7 6 7 6',
  forward: 'M9 6l7 6-7 6',
  keyboard: 'M3 7h18v10.5H3zM6.5 10.5h.6M10.2 10.5h.6M13.9 10.5h.6M17.2 10.5h.6M8 14.2h8',
  computer: 'M4 5h16v10.5H4zM9 19.5h6M12 15.5v4',
  flag: 'M6 21V4M6 5c4-2 7 2 12 0v8.5c-5 2-8-2-12 0',
  first: 'M18 6l-7 6 7 6M6.5 6v12',
  last: 'M6 6l7 6-7 6M17.5 6v12',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      class="icon"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="1.7"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
