import { createContext } from 'react';

/** What an image is for: the last segment of the upload dialog's address. */
export type ImagePurpose = 'Logo' | 'Banner' | 'Panoramic';

/** `image` is the data URL. */
export type TakeImage = (image: string, file: File) => void;

/** The screen under the upload dialog takes what was chosen in it. */
export interface ImageOpener {
  logoAdded?: TakeImage;
  bannerAdded?: TakeImage;
  panoramicAdded?: TakeImage;
}

export const ImageOpenerContext = createContext<ImageOpener>({});

const TAKES: Record<ImagePurpose, keyof ImageOpener> = {
  Logo: 'logoAdded',
  Banner: 'bannerAdded',
  Panoramic: 'panoramicAdded',
};

/** Who is told of an image of this purpose; undefined for purposes that the opener does not know. */
export const takerOf = (opener: ImageOpener, purpose: string): TakeImage | undefined => {
  const name = TAKES[purpose as ImagePurpose];
  return name === undefined ? undefined : opener[name];
};
