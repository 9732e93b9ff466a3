import type { Flake } from '@vitrine/contract/configurator-file';
import { readColour, writeColour } from '@vitrine/domain/design/floors/colour';

/** The colour of a flake without one. */
const UNKNOWN = [150, 150, 150] as const;

/** A flake's colour as style sheets write it. */
export const getFlakeColour = (flake: Flake | undefined): string => writeColour(readColour(flake?.hex) ?? [...UNKNOWN]);
