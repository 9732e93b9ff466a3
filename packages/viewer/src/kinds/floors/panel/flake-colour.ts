import type { Flake } from '@vitrine/contract/configurator-file';
import { readColour, writeColour } from '@vitrine/domain/design/floors/colour';

/** Shown for a flake that says no colour of its own. */
const UNKNOWN = [150, 150, 150] as const;

/** A flake's colour as style sheets write it. */
export const colourOf = (flake: Flake | undefined): string => writeColour(readColour(flake?.hex) ?? [...UNKNOWN]);
