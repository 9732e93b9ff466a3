import type { LayeredFile } from '@vitrine/contract/configurator-file';
import type { ConfiguratorType } from '@vitrine/contract/configurators/limits';
import { readConfigParameter, restoreDesign } from '@vitrine/domain/design/config-string';

/**
 * The design to start with, as text: the page's address wins (it is a link from an e-mail), then the attribute.
 * An address that names nothing of this configurator is meant for another viewer on the page. Null: the default.
 */
export function startingText(
  file: LayeredFile,
  type: ConfiguratorType,
  search: string,
  attribute: string | null,
): string | null {
  const linked = readConfigParameter(search, type);
  if (linked && namesSomething(file, linked)) return linked;
  return attribute;
}

function namesSomething(file: LayeredFile, text: string): boolean {
  const layers = file.layers.filter(({ items }) => items.length > 0).length;
  return restoreDesign(file, text).replaced.length < Math.min(layers, text.split(',').length);
}
