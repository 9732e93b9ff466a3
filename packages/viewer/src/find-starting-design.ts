import type { ConfiguratorType } from '@vitrine/contract/configurators/limits';
import { readConfigParameter } from '@vitrine/domain/design/config-string';
import type { DesignModel } from '@vitrine/domain/design/design-model';
import type { RememberedDesign } from './remember/design-memory.ts';

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
  /** The visitor's last design. */
  remembered: RememberedDesign | null;
  /** The browser returned to this page: by a reload, Back or Forward. */
  isReturning: boolean;
}

/**
 * Finds the design to start with, as text: that of the page's address (a link from an email), else the visitor's last
 * one, else that of the attribute. What the visitor made of a link's design comes before the link when the browser
 * returns to it. An address that names another viewer is not for this one. With several viewers, neither is a design
 * that this configurator does not know. Null: the default design.
 */
export function findStartingDesign({
  model,
  type,
  search,
  design,
  name,
  isOnlyViewer,
  remembered,
  isReturning,
}: StartingDesignInput): string | null {
  const linked = readConfigParameter(search, type);
  const viewerName = new URLSearchParams(search).get('vitrineViewer');
  const isForThis = viewerName
    ? viewerName === name || isOnlyViewer
    : isOnlyViewer || (linked !== null && model.knows(linked));
  const last = remembered && model.knows(remembered.design) ? remembered : null;
  const isContinued = isReturning && last?.link === linked;
  if (linked && isForThis && !isContinued) return linked;
  return last?.design ?? design;
}
