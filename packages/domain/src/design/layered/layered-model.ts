import type { LayeredFile } from '@vitrine/contract/configurator-file';
import { alignIds } from '../align-ids.ts';
import type { DesignModel } from '../design-model.ts';
import { layeredModelWith } from './layered-model-with.ts';

/** Designs of panoramic and stock set configurators: one item of every layer. */
export const layeredModel = (file: LayeredFile): DesignModel => layeredModelWith(alignIds, file);
