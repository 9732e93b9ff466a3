import type { ConfiguratorType } from '@vitrine/contract/configurators/limits';
import { readConfigParameter } from '@vitrine/domain/design/config-string';
import type { DesignModel } from '@vitrine/domain/design/design-model';

interface StartingDesignInput {
  model: DesignModel;
  type: ConfiguratorType;
  /** Query of the page's address. */
  search: string;
  /** The design attribute. */
  design: string | null;
  /** The page's name for this viewer. */
  name: string | null;
  /** The page has no other viewer. */
  isOnlyViewer: boolean;
}

/**
 * Finds the design to start with, as text: that of the page's address (a link from an email) before that of the
 * attribute. An address that names another viewer is not for this one. With several viewers, neither is a design that
 * this configurator does not know. Null: the default design.
 */
export function findStartingDesign({
  model,
  type,
  search,
  design,
  name,
  isOnlyViewer,
}: StartingDesignInput): string | null {
  const linked = readConfigParameter(search, type);
  const viewerName = new URLSearchParams(search).get('vitrineViewer');
  const isForThis = viewerName
    ? viewerName === name || isOnlyViewer
    : isOnlyViewer || (linked !== null && model.knows(linked));
  return linked && isForThis ? linked : design;
}
