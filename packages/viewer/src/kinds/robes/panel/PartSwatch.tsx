import type { RobePart } from '@vitrine/contract/configurator-file';
import { Swatch } from '../../../panel/choices/Swatch.tsx';

/** The image of a part; its colour where it has none. */
export const PartSwatch = ({ part, ...look }: { part: RobePart; pixels: number; className: string }) => (
  <Swatch path={part.thumbnail ?? null} colour={part.hex} {...look} />
);
