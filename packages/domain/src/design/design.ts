import type { Layer } from '@vitrine/contract/configurator-file';
import { safeName } from '../organisations/safe-name.ts';

/** A visitor's choices: layer key -> item id as text. */
export type Design = Readonly<Record<string, string>>;

/** The key of a layer in a design: its safe name, or a slug of its name. */
export const layerKey = (layer: Layer): string => layer.safe_name || safeName(layer.name);
