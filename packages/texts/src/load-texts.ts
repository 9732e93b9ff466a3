import { DEFAULT_LANGUAGE, type Language } from '@vitrine/contract/languages/limits';
import { addTranslation, filesToLoad, type Translation } from '@vitrine/contract/texts/translations';

type Files = Record<string, () => Promise<unknown>>;

/** Each language lists its own files, so that a page in another one carries no list of them. */
const LANGUAGES = import.meta.glob<Files>('./*/files.ts', { import: 'files' });

/**
 * Loads the texts of a language for every file of messages that is in use by now. British English is in the messages
 * themselves. What does not load stays English, and is asked for again the next time.
 */
export async function loadTexts(language: Language): Promise<void> {
  if (language === DEFAULT_LANGUAGE) return;
  const missing = filesToLoad(language);
  if (missing.length === 0) return;
  try {
    const files = (await LANGUAGES[`./${language}/files.ts`]?.()) ?? {};
    await Promise.all(
      missing.map(async (file) =>
        addTranslation(language, file, ((await files[`./${file}.ts`]?.()) ?? {}) as Translation),
      ),
    );
  } catch {
    // The next call tries again.
  }
}
