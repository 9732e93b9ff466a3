import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import type { ConfiguratorType } from '@vitrine/contract/configurators/limits';
import { modelOf } from '../design/model-of.ts';

/** Whether a text is a design of this data file. */
export const isConfiguration = (type: ConfiguratorType, file: ConfiguratorFile, text: string): boolean =>
  modelOf(type, file).knows(text);

/** A preset's design on another version of the data file, and how many of its choices that version no longer offers. */
export const restoreConfiguration = (
  type: ConfiguratorType,
  file: ConfiguratorFile,
  configuration: string,
): { configuration: string; replaced: number } => {
  const model = modelOf(type, file);
  const { design, replaced } = model.restore(configuration);
  return { configuration: model.write(design), replaced: replaced.length };
};
