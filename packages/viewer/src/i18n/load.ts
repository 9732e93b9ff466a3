import type { Language } from '@vitrine/contract/languages/limits';
import { loadViewerTexts, type ViewerFiles } from '@vitrine/texts/load-viewer-texts';
import type { KindTexts, ViewerTexts } from '@vitrine/texts/viewer-texts';

/**
 * Loads some of the texts of a language. In a build of `npm run dev`, and nowhere else, an element of the page with
 * lang="qps" makes all texts longer and accented, so that what is cut off or not translated can be seen.
 * @throws when the file does not load
 */
export async function loadPart<Part extends keyof ViewerFiles>(language: Language, part: Part) {
  const texts = await loadViewerTexts(language, part);
  if (import.meta.env.MODE === 'development' && document.querySelector('[lang=qps]'))
    return (await import('./pseudo.ts')).exaggerate(texts);
  return texts;
}

/** A language with its texts. */
export interface LoadedLanguage {
  language: Language;
  texts: ViewerTexts & Partial<KindTexts>;
}

/**
 * Loads what a panel says in a language.
 * @param ofKind with the texts of wardrobes and floors
 * @throws when a file does not load
 */
export async function loadSpoken(language: Language, ofKind: boolean): Promise<LoadedLanguage> {
  const [texts, kind] = await Promise.all([
    loadPart(language, 'texts'),
    ofKind ? loadPart(language, 'kinds') : undefined,
  ]);
  return { language, texts: { ...texts, ...kind } };
}
