import { builderLimits } from '@vitrine/contract/configurators/builder-limits';
import { configuratorLimits as limits } from '@vitrine/contract/configurators/limits';
import { tileLimits } from '@vitrine/contract/configurators/tile-limits';
import type { Size } from '../projection.ts';

/** The smallest variant is a quarter of the whole image, and every rectangle has whole pixels in it. */
const VARIANTS = 4;

/** Sizes that have to be divided by this: the whole image and its smaller variants have whole pixels. */
const divisorOf = (width: number): number => VARIANTS * wholeScale(width);

const wholeScale = (width: number): 2 | 4 => (width >= tileLimits.quarterFromWidth ? 4 : 2);

/** The scale of the whole image of a panorama that is cut into tiles; 1 for one that is not. */
export function tiledScale({ width, height }: Size): 1 | 2 | 4 {
  const divisor = divisorOf(width);
  return width >= tileLimits.fromWidth && width % divisor === 0 && height % divisor === 0 ? wholeScale(width) : 1;
}

/** What is wrong with the size of an image of a panorama; null when it is accepted. */
export function panoramaSizeIssue(size: Size): { issue: 'large' } | { issue: 'odd'; divisor: number } | null {
  const { width, height } = size;
  if (width > limits.panoramaWidth || height > limits.panoramaHeight) return { issue: 'large' };
  if (width * height <= limits.imagePixels || tiledScale(size) > 1) return null;
  // A narrow image with so many pixels is no panorama.
  return width < tileLimits.fromWidth ? { issue: 'large' } : { issue: 'odd', divisor: divisorOf(width) };
}

/** Whether an image has the shape of a whole panorama. Renders are a few pixels off. */
export const hasPanoramaShape = ({ width, height }: Size): boolean => {
  const { panoramaRatio, panoramaTolerance } = builderLimits;
  return Math.abs(width / height - panoramaRatio) <= panoramaRatio * panoramaTolerance;
};

/** How many bytes an image of this size may have: more when it is a panorama that is cut into tiles. */
export const imageByteLimit = (size: Size): number =>
  hasPanoramaShape(size) && tiledScale(size) > 1 && panoramaSizeIssue(size) === null
    ? limits.panoramaBytes
    : limits.imageBytes;
