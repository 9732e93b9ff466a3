import type { Rect } from '@vitrine/domain/design/robes/robe-geometry';

/** The clear space of a section, with its number. */
export interface Section extends Rect {
  number: number;
}
