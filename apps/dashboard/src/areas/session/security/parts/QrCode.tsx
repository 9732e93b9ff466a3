import { useQuery } from '@tanstack/react-query';
import classes from './QrCode.module.css';

/** The dark modules as one path, a unit square each. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');

/** A QR code drawn in place; its writer is loaded with it. Dark on white in both themes: cameras want it so. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { data: rows } = useQuery({
    queryKey: ['qr-code', text],
    queryFn: async () => (await import('uqr')).encode(text, { border: 2 }).data,
    staleTime: Number.POSITIVE_INFINITY,
    // It holds a secret.
    gcTime: 0,
  });
  if (!rows) return <div className={classes.code} />;
  return (
    <svg className={classes.code} viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label={label}>
      <path d={pathOf(rows)} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
};
