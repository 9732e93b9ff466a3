import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import type { Language } from '@vitrine/contract/languages/limits';
import type { LatestFile, WordsFile } from '@vitrine/contract/latest-file';
import type { AlignIds } from '@vitrine/domain/design/align-ids';
import type { Design } from '@vitrine/domain/design/design';
import type { ChosenItem } from '@vitrine/domain/design/design-items';
import { type LayerRules, mapFileWordsWith, type Translate } from '@vitrine/domain/translations/map-file-words';
import { mapLiveWords } from '@vitrine/domain/translations/map-live-words';
import { framePlace } from '@vitrine/domain/translations/places';
import { translateWith } from '@vitrine/domain/translations/translate-with';
import { wordAt } from '@vitrine/domain/translations/word';
import { findLanguage } from '../i18n/find-language.ts';
import type { Kind, Product } from '../kinds/kind.ts';

interface LoadInput {
  latest: LatestFile;
  /** Address of latest.json. */
  address: string;
  element: Element;
  /** Null for that of the element at this moment. */
  language: Language | null;
  signal: AbortSignal;
}

export interface LoadedWords {
  language: Language;
  words: WordsFile | null;
}

/** Milliseconds after which the panel no longer waits for the words: names in another language are better than none. */
const PATIENCE_MS = 6000;

/**
 * Loads the words of the catalogue in the visitor's language, after what the first image needs. None where there are
 * none and where they do not load: all names are as they were written then.
 */
export async function loadWords({ latest, address, element, signal, ...input }: LoadInput): Promise<LoadedWords> {
  const language = input.language ?? findLanguage(element);
  const file = latest.words?.[language];
  if (!file) return { language, words: null };
  const answer = fetch(new URL(file, address), { credentials: 'omit', priority: 'low', signal });
  const words = answer.then((found): Promise<WordsFile> | null => (found.ok ? found.json() : null));
  const patience = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
  return { language, words: await Promise.race([words, patience]).catch(() => null) };
}

/** What the panel shows instead of the names that the catalogue was written with. */
export interface Translation {
  /** With presets and texts of the form in the language. */
  latest: LatestFile;
  /** The choices in the language; designs and prices are the same. */
  product: Product;
  items(design: Design): ChosenItem[];
  /** A name in the language: that of a place, else that of any place with this name. */
  nameOf(name: string, place?: string): string;
}

interface TranslateInput {
  words: WordsFile;
  latest: LatestFile;
  /** The data file in its full form. */
  file: object;
  kind: Kind;
  align: AlignIds;
  rules: LayerRules;
}

/** The component of a wardrobe's family of frames, which prices compare by its name. */
const FRAME_STYLE = 'Frame Style';

/** Translates what the panel shows. The visitor's design and what leaves the viewer keep the names of the catalogue. */
export function translateProduct({ words, latest, file, kind, align, rules }: TranslateInput): Translation {
  const translate = translateWith(words);
  const named = new Map<string, string>();
  const collect: Translate = (word) => {
    const text = translate(word);
    if (!named.has(word.source)) named.set(word.source, text);
    return text;
  };
  const shown = mapFileWordsWith(rules, latest.configurator.type, file as ConfiguratorFile, collect);
  const product = kind.read(shown);
  const model = product.model(align);
  const nameOf = (name: string, place?: string): string =>
    (place !== undefined && wordAt(words, place)) || named.get(name) || name;
  return {
    latest: mapLiveWords(latest, translate),
    product,
    items: (design) =>
      model
        .items(design)
        .map((item) =>
          item.component === FRAME_STYLE ? { ...item, name: nameOf(item.name, framePlace(item.name)) } : item,
        ),
    nameOf,
  };
}
