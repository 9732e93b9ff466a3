import { Img } from '@react-email/components';
import { pictureWidth } from '../look.ts';
import { webAddress } from '../plain-words.ts';

/** The picture of the saved design over the full width of the card; nothing where there is none. */
export const DesignPicture = ({ url, alt }: { url: string | null; alt: string }) => {
  const src = webAddress(url);
  return src === null ? null : (
    <Img
      src={src}
      alt={alt}
      width={pictureWidth}
      className="vt-picture"
      style={{ width: '100%', maxWidth: pictureWidth, height: 'auto', marginTop: 16, borderRadius: 4 }}
    />
  );
};
