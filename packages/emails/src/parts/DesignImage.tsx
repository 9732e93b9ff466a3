import { Img } from '@react-email/components';
import { imageWidth } from '../look.ts';
import { webAddress } from '../plain-text.ts';

/** The image of the saved design in the full width of the card; nothing without an image. */
export const DesignImage = ({ url, alt }: { url: string | null; alt: string }) => {
  const src = webAddress(url);
  return src === null ? null : (
    <Img
      src={src}
      alt={alt}
      width={imageWidth}
      className="vt-image"
      style={{ width: '100%', maxWidth: imageWidth, height: 'auto', marginTop: 16, borderRadius: 4 }}
    />
  );
};
