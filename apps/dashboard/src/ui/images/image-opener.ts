import { createContext } from 'react';

/** Purpose of an image: the last segment of the upload dialog's address. */
export type ImagePurpose = 'Logo' | 'Banner' | 'Panoramic';

/** `image` is the data URL. */
export type TakeImage = (image: string, file: File) => void;

/** The screen under the upload dialog receives the chosen image. */
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

/** The callback for an image of this purpose; undefined for an unknown purpose. */
export const takerOf = (opener: ImageOpener, purpose: string): TakeImage | undefined => {
  const name = TAKES[purpose as ImagePurpose];
  return name === undefined ? undefined : opener[name];
};
