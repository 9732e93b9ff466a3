import { FLAKE_SIZES, type FlakeSize } from '@vitrine/contract/floors/limits';

const isSize = (text: string | undefined): text is FlakeSize => FLAKE_SIZES.some((size) => size === text);

/** A size in data files and texts, 'M' or 'm'; medium for anything else. */
export const readFlakeSize = (text: string | undefined): FlakeSize => {
  const size = text?.trim().toLowerCase();
  return isSize(size) ? size : 'm';
};
