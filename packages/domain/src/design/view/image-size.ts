import { designImageLimits as limits } from '@vitrine/contract/designs/image-limits';
import { designImageMessages as messages } from '@vitrine/contract/designs/image-messages';
import type { Size } from './projection.ts';

interface RequestedSize {
  width?: number | undefined;
  height?: number | undefined;
  /** Width divided by height. */
  ratio?: number | undefined;
}

/** The shape of an image that names none: that of cards on social networks. */
const CARD_RATIO = 1200 / 630;

/** The size of an image in pixels from what its address states, or the sentence that says what is wrong with it. */
export function imageSize({ width, height, ratio = CARD_RATIO }: RequestedSize): Size | string {
  const across = width ?? (height === undefined ? limits.width : Math.round(height * ratio));
  const size = { width: across, height: height ?? Math.round(across / ratio) };
  const sides = [size.width, size.height];
  if (Math.min(...sides) < 1 || Math.max(...sides) > limits.side) return messages.sizeInvalid(limits.side);
  if (Math.max(...sides) > limits.ratio * Math.min(...sides)) return messages.ratioInvalid(limits.ratio);
  return size.width * size.height > limits.pixels ? messages.sizeLarge(limits.pixels) : size;
}

/** Whether an image may have this size without a signature. */
export const isListedSize = ({ width, height }: Size): boolean =>
  limits.sizes.some(([across, down]) => across === width && down === height);
