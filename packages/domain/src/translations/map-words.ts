import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import type { ConfiguratorType } from '@vitrine/contract/configurators/limits';
import { doorRangeGroup, filtersOf, isDoorRangeFilter, rangesOfItem } from '../catalogue/door-ranges.ts';
import { layerKey } from '../design/design.ts';
import { type LayerRules, mapFileWordsWith, type Translate } from './map-file-words.ts';

const RULES: LayerRules = { doorRangeGroup, filtersOf, isDoorRangeFilter, rangesOfItem, layerKey };

/** mapFileWordsWith with the rules of the product. */
export const mapFileWords = <File extends ConfiguratorFile>(
  type: ConfiguratorType,
  file: File,
  translate: Translate,
): File => mapFileWordsWith(RULES, type, file, translate);
