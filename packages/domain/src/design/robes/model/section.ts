import type { Rect } from '../robe-geometry.ts';

/** The clear space of a section, with its number. */
export interface Section extends Rect {
  number: number;
}
