import { type ConfiguratorFile, FILE_SCHEMA, type LayeredFile } from '@vitrine/contract/configurator-file';
import type { ConfiguratorType } from '@vitrine/contract/configurators/limits';
import { refuse } from '@vitrine/contract/errors';
import { expandFile } from '@vitrine/domain/catalogue/expand-file';

/** How many faults of a data file are named; the rest would only bury them. */
const FAULTS_NAMED = 20;

/**
 * Reads an uploaded data file of either form. Refuses text that is no JSON with the specified sentence, and a file of the
 * wrong form with path and reason of each fault (`layers[2].items[14].price: …`).
 */
export function readDataFile(text: string, type: ConfiguratorType): ConfiguratorFile {
  const checked = FILE_SCHEMA[type].safeParse(expandFile(parseJson(text)));
  if (checked.success) return checked.data;
  const faults = checked.error.issues
    .slice(0, FAULTS_NAMED)
    .map((issue) => `${pathText(issue.path)}: ${issue.message}`);
  throw refuse('catalogue.file_invalid', { errors: { json_data: faults } });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''), (key, value) => (key === '__proto__' ? undefined : value));
  } catch {
    throw refuse('catalogue.file_unreadable', {
      errors: { json_data: ['Configurator data needs to be a valid Json string'] },
    });
  }
}

const pathText = (path: readonly PropertyKey[]): string =>
  path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '') || 'file';

/** True for the kinds whose catalogue is layers over a base picture. */
export const isLayered = (file: ConfiguratorFile): file is LayeredFile => 'layers' in file;
