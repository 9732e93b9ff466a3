import { builderLimits as limits } from '@vitrine/contract/configurators/builder-limits';
/** A part of an image in pixels. */
export type Rectangle = readonly [x: number, y: number, width: number, height: number];

/** Columns and rows of the grid in which coverage is measured. */
export const COVERAGE_GRID = { columns: 32, rows: 16 } as const;

/** What was measured of one image of a folder. */
export interface ImageFacts {
  /** Its name with the folders that it came in: 'renders/doors/matt navy.png'. */
  name: string;
  /** What it really is, whatever its name ends with. */
  format: 'png' | 'jpg' | 'webp';
  /** Pixels, upright. */
  width: number;
  height: number;
  /** What is not transparent; null when nothing is. */
  visible: Rectangle | null;
  /** The share of its pixels that show nothing of what is under them, from 0 to 1. */
  hidden: number;
  /** How much of each cell of the grid is not transparent, from 0 to 1, row by row. */
  coverage: readonly number[];
  /** Equal for images of equal content. */
  hash: string;
  /** The server has it already and checked it then: its coverage is not known. */
  isStored?: true;
}

/** Whether an image shows nothing of what is under it. */
export const isOpaque = ({ hidden }: Pick<ImageFacts, 'hidden'>): boolean => hidden > limits.hiddenMost;

/** The share of the grid that two images both cover, of what either covers; 1 when both are empty. */
export const overlap = (one: readonly number[], other: readonly number[]): number => {
  let both = 0;
  let either = 0;
  for (let at = 0; at < Math.max(one.length, other.length); at++) {
    const [first = 0, second = 0] = [one[at], other[at]];
    both += Math.min(first, second);
    either += Math.max(first, second);
  }
  return either === 0 ? 1 : both / either;
};

/** What any of several images covers. */
export const unionOf = (all: readonly (readonly number[])[]): number[] =>
  Array.from({ length: COVERAGE_GRID.columns * COVERAGE_GRID.rows }, (_, at) =>
    all.reduce((most, coverage) => Math.max(most, coverage[at] ?? 0), 0),
  );

/** The covered share of the whole image, from 0 to 1. */
export const shareOf = (coverage: readonly number[]): number =>
  coverage.reduce((sum, cell) => sum + cell, 0) / (COVERAGE_GRID.columns * COVERAGE_GRID.rows);
