/** A QR code. The library that computes it is loaded when one is shown. */
import { useEffect, useState } from 'preact/hooks';
import { t } from '~/texts';
import './qr.css';

/** Light modules around the code, so that a camera finds it. */
const MARGIN = 3;

export function Qr({ text }: { text: string }) {
  const [modules, setModules] = useState<boolean[][] | null>(null);

  useEffect(() => {
    let current = true;
    import('uqr').then(
      ({ encode }) => current && setModules(encode(text, { border: 0 }).data),
      () => current && setModules([]),
    );
    return () => {
      current = false;
    };
  }, [text]);

  if (!modules) return <p class="qr-state">{t().loading.busy}</p>;
  if (modules.length === 0) return <p class="qr-state">{t().loading.failed}</p>;
  const size = modules.length + 2 * MARGIN;
  return (
    <svg
      class="qr"
      role="img"
      aria-label={t().share.qr(text)}
      viewBox={`${-MARGIN} ${-MARGIN} ${size} ${size}`}
      shape-rendering="crispEdges"
    >
      <path d={modules.flatMap(rowPath).join('')} />
    </svg>
  );
}

function rowPath(row: boolean[], y: number): string[] {
  return row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''));
}
