import type { FloorsFile } from '@vitrine/contract/configurator-file';
import type { Asset } from '@vitrine/contract/latest-file';

const PATH = 'plain-floor.png';
const SIZE = { width: 1600, height: 1000 };
/** The floor fills the image; its pixels to a metre. */
const METRE = 800;

/** One white pixel. */
const WHITE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==';

const asset: Asset = { frame: [4, 4], rect: [0, 0, 4, 4], variants: [{ scale: 1, file: PATH, bytes: WHITE.length }] };

const scene: FloorsFile['scene'] = {
  base: PATH,
  mask: PATH,
  ...SIZE,
  homography_world_to_image: [
    [METRE, 0, 0],
    [0, METRE, 0],
    [0, 0, 1],
  ],
};

/** A floor from above, shown while there is no room. */
export const plainFloor = {
  scene,
  assets: { [PATH]: asset },
  images: (): Record<string, Blob> => ({
    [PATH]: new Blob([Uint8Array.from(atob(WHITE), (letter) => letter.charCodeAt(0))], { type: 'image/png' }),
  }),
};
