import type { ConfiguratorFile, FloorsFile, LayeredFile, SlidingRobeFile } from '@vitrine/contract/configurator-file';
import type { ConfiguratorType } from '@vitrine/contract/configurators/limits';
import type { DesignModel } from '../design/design-model.ts';
import { floorsModel } from '../design/floors-model.ts';
import { layeredModel } from '../design/layered-model.ts';
import { robesModel } from '../design/robes-model.ts';

const modelOf = (type: ConfiguratorType, file: ConfiguratorFile): DesignModel => {
  if (type === 'floors') return floorsModel(file as FloorsFile);
  if (type === 'slidingrobe') return robesModel(file as SlidingRobeFile);
  return layeredModel(file as LayeredFile);
};

/** A preset's design on another version of the data file, and how many of its choices that no longer offers. */
export const restoreConfiguration = (
  type: ConfiguratorType,
  file: ConfiguratorFile,
  configuration: string,
): { configuration: string; replaced: number } => {
  const model = modelOf(type, file);
  const { design, replaced } = model.restore(configuration);
  return { configuration: model.write(design), replaced: replaced.length };
};
