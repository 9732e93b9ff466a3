import type { ConfiguratorType } from '@vitrine/contract/configurators/limits';
import { readConfigParameter } from '@vitrine/domain/design/config-string';
import type { DesignModel } from '@vitrine/domain/design/design-model';

/**
 * The design to start with, as text: the page's address wins (it is a link from an e-mail), then the attribute.
 * An address that names nothing of this configurator is meant for another viewer on the page. Null: the default.
 */
export function startingText(
  model: DesignModel,
  type: ConfiguratorType,
  search: string,
  attribute: string | null,
): string | null {
  const linked = readConfigParameter(search, type);
  if (linked && model.knows(linked)) return linked;
  return attribute;
}
