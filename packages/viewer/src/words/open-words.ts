import type { Language } from '@vitrine/contract/languages/limits';
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
  /** Says which language its visitor reads. Finding it is a later download. */
  element: Element;
  signal: AbortSignal;
}

/** Translates what the panel shows; null where the catalogue has no words in the language. */
export type TranslatePanel = (kind: Kind, file: object, language: Language) => Promise<Translation | null>;

/** Rules of the first download. */
const RULES = { doorRangeGroup, filtersOf, isDoorRangeFilter, rangesOfItem, layerKey };

/**
 * Begins to load the catalogue's words in the visitor's language, beside the first image, which does not wait for them.
 * Those of another language load when it is shown. A catalogue that is not translated costs nothing.
 */
export function openWords({ latest, ...input }: OpenInput): TranslatePanel {
  const code = latest.words && import('./load-words.ts');
  const load = (language: Language | null) =>
    code?.then(({ loadWords }) => loadWords({ latest, language, ...input })).catch(() => null);
  let begun = load(null);
  return async (kind, file, language) => {
    const first = await begun;
    // The visitor may have chosen another language meanwhile.
    const words = (first?.language === language ? first : await load(language))?.words;
    // Words that did not come load again when their language is shown again.
    if (!first?.words) begun = undefined;
    if (!code || !words) return null;
    const [{ translateProduct }, { alignIds }] = await Promise.all([code, loadInteractive()]);
    return translateProduct({ words, latest, file, kind, align: alignIds, rules: RULES });
  };
}
