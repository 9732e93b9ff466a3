import { layeredKind } from '../layered/open-layered.ts';
import { panoramicCamera } from './camera.ts';

/** A room all around: an equirectangular base with layers over it. */
export const panoramic = layeredKind(({ initial_yaw, width }) => panoramicCamera(initial_yaw ?? 0, width));
