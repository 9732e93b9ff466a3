import { type GreyImage, lightFromPhoto } from '@vitrine/domain/builder/floors/light-from-photo';

/** Finds the light on a floor, outside the page's own thread. */
self.addEventListener('message', ({ data }: MessageEvent<{ photo: GreyImage; mask: GreyImage }>) => {
  self.postMessage(lightFromPhoto(data.photo, data.mask));
});
