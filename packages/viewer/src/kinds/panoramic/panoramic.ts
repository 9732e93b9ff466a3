import type { Kind } from '../kind.ts';
import { openLayered } from '../layered/open-layered.ts';
import { panoramicCamera } from './camera.ts';

/** A room all around: an equirectangular base with layers over it. */
export const panoramic: Kind = {
  open: (given) => {
    const { initial_yaw, width } = given.file.base;
    return openLayered(given, panoramicCamera(initial_yaw ?? 0, width));
  },
};
