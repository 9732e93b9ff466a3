import type { Language } from '@vitrine/contract/languages/limits';
import type { PriceTexts } from './viewer-price-texts.ts';
import type { ErrorTexts, KindTexts, ViewerTexts } from './viewer-texts.ts';

type Load<Content> = () => Promise<{ texts: Content }>;

/** The texts of a viewer in one language, each a file that loads when a viewer needs it. */
export interface ViewerFiles {
  /** Of a viewer of any kind. */
  texts: Load<ViewerTexts>;
  /** Why there is no image. */
  errors: Load<ErrorTexts>;
  /** Of wardrobes and floors. */
  kinds: Load<KindTexts>;
  prices: Load<PriceTexts>;
}

type Part = keyof ViewerFiles;
type ContentOf<Name extends Part> = Awaited<ReturnType<ViewerFiles[Name]>>['texts'];

type Folders = Record<`./${Language}/viewer/files.ts`, ViewerFiles>;

/**
 * Each language lists its own files: one pattern for the files of all would make this part of every visit longer. Every
 * language has its list, by the test of the folders.
 */
const LANGUAGES = import.meta.glob<ViewerFiles>('./*/viewer/files.ts', { eager: true, import: 'files' }) as Folders;

/**
 * Loads some of the texts of a viewer.
 * @throws when the file does not load
 */
export async function loadViewerTexts<Name extends Part>(language: Language, part: Name): Promise<ContentOf<Name>> {
  const { texts } = await (LANGUAGES[`./${language}/viewer/files.ts`][part]() as Promise<{ texts: ContentOf<Name> }>);
  return texts;
}
