/** The picture that stands for the game, three wide and two high. */

/** A ship before the wind. */
export function ShipPicture() {
  return (
    <svg viewBox="0 0 120 80" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="120" height="80" fill="#9fc4cf" />
      <rect y="24" width="120" height="30" fill="#c9dedb" />
      <path
        class="line"
        d="M4 14h26q8 0 8-6t-7-5M12 22h44q9 0 9 7t-8 6M72 12h24q7 0 7-5"
        stroke="#fff"
        stroke-width="2.500"
        opacity="0.85"
      />
      <rect y="54" width="120" height="26" fill="#2c6578" />
      <g transform="rotate(-5 64 50)">
        <path d="M30 52H98Q93 68 82 68H44Q34 68 30 52Z" fill="#6d3f29" />
        <path d="M30 52H98L97 56H31Z" fill="#d8a24a" />
        <path d="M52 52V6M76 52V12" stroke="#43281b" stroke-width="2.200" />
        <path d="M54 9Q76 18 72 29Q62 25 54 28ZM54 30Q78 35 74 49Q62 45 54 48Z" fill="#fffaf0" />
        <path d="M78 15Q95 23 92 33Q85 30 78 32ZM78 34Q98 39 94 49Q86 46 78 48Z" fill="#f3dcb8" />
        <path d="M50 12Q36 26 30 47Q42 44 50 48Z" fill="#f6e7cd" />
        <path d="M52 6 63 9 52 12Z" fill="#b84a24" />
      </g>
      <path
        class="line"
        d="M-4 68q10-6 20 0t20 0 20 0 20 0 20 0 20 0 20 0M-12 77q10-5 20 0t20 0 20 0 20 0 20 0 20 0 20 0"
        stroke="#cfe6ea"
        stroke-width="2"
      />
    </svg>
  );
}
