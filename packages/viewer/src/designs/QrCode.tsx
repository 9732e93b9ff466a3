import { encode } from 'uqr';

/** Light modules around the code, which cameras need to find it. */
const MARGIN = 4;

/** Shows a text as a QR code, black on white whatever the page's colours. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: MARGIN });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path className="light" d={`M0 0h${size}v${size}h-${size}z`} />
      <path className="dark" d={dark.join('')} />
    </svg>
  );
}
