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
  const issue = imageSizeIssue(size);
  if (issue === 'side') return messages.sizeInvalid(limits.side);
  if (issue === 'ratio') return messages.ratioInvalid(limits.ratio);
  return issue === 'pixels' ? messages.sizeLarge(limits.pixels) : size;
}

/** What is wrong with a size: a side, its shape, or how many pixels it has in all; null for a good one. */
export function imageSizeIssue({ width, height }: Size): 'side' | 'ratio' | 'pixels' | null {
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)];
  if (!Number.isInteger(width) || !Number.isInteger(height) || shorter < 1 || longer > limits.side) return 'side';
  if (longer > limits.ratio * shorter) return 'ratio';
  return width * height > limits.pixels ? 'pixels' : null;
}
