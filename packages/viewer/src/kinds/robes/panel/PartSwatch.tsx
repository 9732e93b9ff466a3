import type { RobePart } from '@vitrine/contract/configurator-file';
import { Swatch } from '../../../panel/choices/Swatch.tsx';

const COLOUR = /^#[\da-f]{3,8}$/i;

/** The image of a part; its colour where it has none. */
export function PartSwatch({ part, pixels, className }: { part: RobePart; pixels: number; className: string }) {
  if (!part.thumbnail && part.hex && COLOUR.test(part.hex)) {
    return <span className={className} style={{ background: part.hex }} />;
  }
  return <Swatch path={part.thumbnail ?? null} pixels={pixels} className={className} />;
}
