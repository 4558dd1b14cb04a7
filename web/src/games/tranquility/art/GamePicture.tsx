/** The picture that stands for the game, three wide and two high. */

/** Islands under a low sun. */
export function IslandsPicture() {
  return (
    <svg viewBox="0 0 120 80" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="120" height="80" fill="#f9d8b8" />
      <rect width="120" height="30" fill="#fbe6cd" />
      <circle cx="88" cy="42" r="24" fill="#fbc894" opacity="0.5" />
      <circle cx="88" cy="42" r="13" fill="#ef8f57" />
      <path d="M-6 52q18-26 34-20 12-12 22 4 14 2 22 16z" fill="#7ba79f" />
      <rect y="50" width="120" height="30" fill="#4f9096" />
      <path
        class="line"
        d="M78 54h22M74 59h28M82 64h16"
        stroke="#fbd9b4"
        stroke-width="2"
        opacity="0.8"
      />
      <path d="M8 62q4-20 22-22 20 2 26 22z" fill="#3f7d5b" />
      <path d="M30 40q18 3 26 22H36q4-12-6-22z" fill="#2d6149" />
      <path d="M26 42V27h7v15z" fill="#fffaf0" />
      <path d="M25 27l4.500-6 4.500 6z" fill="#b84a24" />
      <path d="M26 32h7v4h-7z" fill="#d9603b" />
      <path d="M4 62q26-5 56 0l-6 5H12z" fill="#e8c992" />
      <path d="M96 58q6-9 12 0z" fill="#2c626b" />
      <path
        class="line"
        d="M-4 72q10-5 20 0t20 0 20 0 20 0 20 0 20 0 20 0"
        stroke="#a9d2cf"
        stroke-width="2"
      />
    </svg>
  );
}
