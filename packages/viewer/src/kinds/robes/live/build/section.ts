import type { Rect } from '@vitrine/domain/design/robe-geometry';

/** A section's clear space with the way to measure down it. */
export interface Section extends Rect {
  number: number;
}
