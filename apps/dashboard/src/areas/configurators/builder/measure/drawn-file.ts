import type { ImageFacts } from '@vitrine/domain/builder/image-facts';

/** The format of an image that a canvas made: Safari makes a PNG where WebP was asked for. */
export const drawnFormat = ({ type }: Blob): ImageFacts['format'] => (type === 'image/webp' ? 'webp' : 'png');

/** An image that a canvas made, as a file with the ending of its format. */
export const drawnFile = (image: Blob, name: string): File =>
  new File([image], `${name}.${drawnFormat(image)}`, { type: image.type });
