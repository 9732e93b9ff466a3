import { type AccountLanguage, DEFAULT_LANGUAGE } from '@vitrine/contract/languages/limits';
import { addTranslation, filesToLoad, type Translation } from '@vitrine/contract/texts/translations';

/** A file for each file of messages in each language, by the same path without `-messages`. */
const FILES = import.meta.glob<{ texts: Translation }>('./*/*/*.ts');

/**
 * Loads the texts of a language for every file of messages that is in use by now. British English is in the messages
 * themselves. What does not load stays English, and is asked for again the next time.
 */
export async function loadTexts(language: AccountLanguage): Promise<void> {
  if (language === DEFAULT_LANGUAGE) return;
  await Promise.all(
    filesToLoad(language).map(async (file) => {
      const load = FILES[`./${language}/${file}.ts`];
      if (load === undefined) return addTranslation(language, file, {});
      try {
        addTranslation(language, file, (await load()).texts);
      } catch {
        // The next call tries again.
      }
    }),
  );
}
