import { layeredKind } from '../layered/open-layered.ts';
import { flatCamera } from './camera.ts';

/** A still of a room: a flat base with layers over it. */
export const stockset = layeredKind(({ width, height }) => flatCamera([width, height]));
