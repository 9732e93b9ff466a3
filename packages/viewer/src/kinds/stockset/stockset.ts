import { createLayeredKind } from '../layered/open-layered.ts';
import { createFlatCamera } from './camera.ts';

/** A still of a room: a flat base with layers over it. */
export const stockset = createLayeredKind(({ width, height }) => createFlatCamera([width, height]));
