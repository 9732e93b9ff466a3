import { createLayeredKind } from '../layered/open-layered.ts';
import { createPanoramicCamera } from './camera.ts';

/** A room all around: an equirectangular base with layers over it. */
export const panoramic = createLayeredKind(({ initial_yaw, width }) => createPanoramicCamera(initial_yaw ?? 0, width));
