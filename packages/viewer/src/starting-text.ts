import type { ConfiguratorType } from '@vitrine/contract/configurators/limits';
import { readConfigParameter } from '@vitrine/domain/design/config-string';
import type { DesignModel } from '@vitrine/domain/design/design-model';

interface Asked {
  model: DesignModel;
  type: ConfiguratorType;
  /** Query of the page's address. */
  search: string;
  /** The design attribute. */
  design: string | null;
  /** What the page calls this viewer. */
  name: string | null;
  /** The page has no other viewer. */
  alone: boolean;
}

/**
 * The design to start with, as text: the page's address wins (it is a link from an email), then the attribute.
 * An address that names another viewer, or nothing of this configurator while there are others, is meant for one of
 * those. Null: the default.
 */
export function startingText({ model, type, search, design, name, alone }: Asked): string | null {
  const linked = readConfigParameter(search, type);
  const meant = new URLSearchParams(search).get('vitrineViewer');
  const isForThis = meant ? meant === name || alone : alone || (linked !== null && model.knows(linked));
  return linked && isForThis ? linked : design;
}
