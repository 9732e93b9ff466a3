import type { ConfiguratorFile, FloorsFile, LayeredFile, SlidingRobeFile } from '@vitrine/contract/configurator-file';
import type { ConfiguratorType } from '@vitrine/contract/configurators/limits';
import type { DesignModel } from './design-model.ts';
import { floorsModel } from './floors/floors-model.ts';
import { layeredModel } from './layered/layered-model.ts';
import { robesModel } from './robes/robes-model.ts';

/** The rules for designs of a data file, whatever its kind. */
export const modelOf = (type: ConfiguratorType, file: ConfiguratorFile): DesignModel => {
  if (type === 'floors') return floorsModel(file as FloorsFile);
  if (type === 'slidingrobe') return robesModel(file as SlidingRobeFile);
  return layeredModel(file as LayeredFile);
};
