/** The picture that stands for the game, three wide and two high. */

/** A mountain at sunrise, with a flag on top. */
export function MountainPicture() {
  return (
    <svg viewBox="0 0 120 80" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <rect width="120" height="80" fill="#cfe3ec" />
      <rect y="26" width="120" height="54" fill="#f8e3cd" />
      <circle cx="30" cy="36" r="22" fill="#fbd2a6" opacity="0.6" />
      <circle cx="30" cy="36" r="11" fill="#f2a36a" />
      <path d="M-6 62 14 46l12 8 18-20 22 22 10-8 14 10 14-16 30 26v20H-6z" fill="#a9c0c6" />
      <path d="M14 80 66 13l52 67z" fill="#64808c" />
      <path d="M66 13 72 34l-5 9 13 14-6 23h44z" fill="#4b6672" />
      <path d="M66 13 49 35l7-2 5 7 6-8 6 7 6-9z" fill="#fffaf0" />
      <path d="M66 13 71 31l8-1z" fill="#d6e2e6" />
      <path d="M66 13V2" stroke="#5a3f2c" stroke-width="1.6" />
      <path d="M66 2l13 3.500L66 9z" fill="#d9603b" />
      <path d="M-4 84V66q20-12 42-2t44-2q20-8 42 2v20z" fill="#5f9a63" />
      <path d="M-4 84V74q26-10 52-2t76-3v15z" fill="#3f7d4d" />
      <path d="M18 70l5-12 5 12zM27 73l4-10 4 10zM92 70l5-13 5 13z" fill="#2a5a3c" />
    </svg>
  );
}
