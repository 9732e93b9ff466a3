import type { Kind } from '../kind.ts';
import { openLayered } from '../layered/open-layered.ts';
import { flatCamera } from './camera.ts';

/** A still of a room: a flat base with layers over it. */
export const stockset: Kind = {
  open: (given) => openLayered(given, flatCamera([given.file.base.width, given.file.base.height])),
};
