import type { Language } from '@vitrine/contract/languages/limits';
import { LANGUAGE_FILES, type LanguageFiles } from './files.ts';
import type { KindTexts, Texts } from './texts.ts';

type Part = keyof LanguageFiles;
type ContentOf<Name extends Part> = Awaited<ReturnType<LanguageFiles[Name]>>['texts'];

/**
 * True in builds of `npm run dev` where an element of the page has lang="qps": all texts are longer and accented then,
 * so that what is cut off or not translated can be seen. Other builds leave this out.
 */
const isPseudo = (): boolean => import.meta.env.MODE === 'development' && document.querySelector('[lang=qps]') !== null;

/** Loads some of the texts of a language. @throws when the file does not load */
export async function loadPart<Name extends Part>(language: Language, part: Name): Promise<ContentOf<Name>> {
  const { texts } = await (LANGUAGE_FILES[language][part]() as Promise<{ texts: ContentOf<Name> }>);
  if (!isPseudo()) return texts;
  const { exaggerate } = await import('./pseudo.ts');
  return exaggerate(texts);
}

/** A language with its texts. */
export interface Spoken {
  language: Language;
  texts: Texts & Partial<KindTexts>;
}

/**
 * Loads what a panel says in a language.
 * @param ofKind with the texts of wardrobes and floors
 * @throws when a file does not load
 */
export async function loadSpoken(language: Language, ofKind: boolean): Promise<Spoken> {
  const [texts, kind] = await Promise.all([
    loadPart(language, 'texts'),
    ofKind ? loadPart(language, 'kinds') : undefined,
  ]);
  return { language, texts: { ...texts, ...kind } };
}
