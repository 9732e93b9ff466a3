import { designImageLimits as limits } from '@vitrine/contract/designs/image-limits';
import { imageSizeMessages as messages } from '@vitrine/contract/designs/size-messages';
import type { ImageSize } from '@vitrine/contract/designs/size-schemas';
import { imageSizeIssue } from './image-size.ts';

/** The sizes that need no signature, where an organisation has no list of its own. */
const USUAL_SIZES: readonly ImageSize[] = limits.sizes.map(([width, height]) => ({ width, height }));

const isSame = (one: ImageSize, other: ImageSize): boolean => one.width === other.width && one.height === other.height;

/** The sizes of an organisation that need no signature. @param stored its own list; null for the usual one */
export const openSizes = (stored: readonly ImageSize[] | null): readonly ImageSize[] => stored ?? USUAL_SIZES;

/** The list to store: null for the usual sizes in their order. */
export const storedSizes = (sizes: readonly ImageSize[]): readonly ImageSize[] | null =>
  sizes.length === USUAL_SIZES.length && sizes.every((size, at) => isSame(size, USUAL_SIZES[at] ?? size))
    ? null
    : sizes;

/** Whether an image in this size needs no signature. */
export const isOpenSize = (sizes: readonly ImageSize[], size: ImageSize): boolean =>
  sizes.some((open) => isSame(open, size));

/** What is wrong with a list of sizes: sentences by field, such as `sizes.0.width`, or `sizes` for the whole list. */
export function openSizeIssues(sizes: readonly ImageSize[]): Record<string, string> {
  if (sizes.length === 0) return { sizes: messages.sizesNone };
  if (sizes.length > limits.sizesMost) return { sizes: messages.sizesMany(limits.sizesMost) };
  return Object.fromEntries(
    sizes.flatMap((size, at) => {
      const issues = issuesOf(size);
      const isTwice = sizes.findIndex((other) => isSame(other, size)) < at;
      const named = issues.length === 0 && isTwice ? [['width', messages.sizeTwice] as const] : issues;
      return named.map(([field, sentence]) => [`sizes.${at}.${field}`, sentence]);
    }),
  );
}

/** By side: a side that is no number of pixels is named itself, what both are wrong about is at the width. */
function issuesOf(size: ImageSize): (readonly [side: keyof ImageSize, sentence: string])[] {
  const issue = imageSizeIssue(size);
  if (issue === null) return [];
  if (issue === 'ratio') return [['width', messages.sizeLong(limits.ratio)]];
  if (issue === 'pixels') return [['width', messages.sizeLarge(limits.pixels)]];
  const isWrong = (side: number): boolean => imageSizeIssue({ width: side, height: side }) === 'side';
  return (['width', 'height'] as const).flatMap((side) =>
    isWrong(size[side]) ? [[side, messages.sideInvalid(limits.side)] as const] : [],
  );
}
