import type { LatestFile } from '@vitrine/contract/latest-file';
import { doorRangeGroup, filtersOf, isDoorRangeFilter, rangesOfItem } from '@vitrine/domain/catalogue/door-ranges';
import { layerKey } from '@vitrine/domain/design/design';
import type { Kind } from '../kinds/kind.ts';
import { loadInteractive } from '../load-interactive.ts';
import type { Translation } from './load-words.ts';

interface OpenInput {
  latest: LatestFile;
  /** Address of latest.json. */
  address: string;
  /** The lang attribute. */
  lang: string | null;
  signal: AbortSignal;
}

/** Translates what the panel shows; null where the catalogue has no words in the language. */
export type TranslatePanel = (kind: Kind, file: object) => Promise<Translation | null>;

/** Rules of the first download. */
const RULES = { doorRangeGroup, filtersOf, isDoorRangeFilter, rangesOfItem, layerKey };

/**
 * Begins to load the catalogue's words in the visitor's language, beside the first image, which does not wait for them.
 * A catalogue that is not translated costs nothing.
 */
export function openWords({ latest, ...input }: OpenInput): TranslatePanel {
  const load = latest.words && import('./load-words.ts');
  const loading = load?.then(({ loadWords }) => loadWords({ latest, ...input })).catch(() => null);
  return async (kind, file) => {
    const words = await loading;
    if (!load || !words) return null;
    const [{ translateProduct }, { alignIds }] = await Promise.all([load, loadInteractive()]);
    return translateProduct({ words, latest, file, kind, align: alignIds, rules: RULES });
  };
}
