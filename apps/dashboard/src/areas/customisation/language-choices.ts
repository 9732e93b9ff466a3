import { emailLanguageMessages as messages } from '@vitrine/contract/customisation/language-messages';
import { LANGUAGES, type Language } from '@vitrine/contract/languages/limits';
import { ownNameOf } from '@vitrine/contract/languages/names';
import { countTexts } from './email-texts.ts';
import type { CustomisationForm } from './useCustomisation.ts';

interface Choice {
  value: Language;
  label: string;
}

/** The languages of visitors by their own names, the main one first; others say how many texts they have. */
export function languageChoices({ stored, values }: Pick<CustomisationForm, 'stored' | 'values'>): Choice[] {
  const { language: main } = stored;
  const others = LANGUAGES.filter((language) => language !== main).map((language): Choice => {
    const count = countTexts(values.texts[language]);
    return {
      value: language,
      label: count === 0 ? ownNameOf(language) : messages.written(ownNameOf(language), count),
    };
  });
  return [{ value: main, label: messages.main(ownNameOf(main)) }, ...others];
}

export const languageOf = (value: string): Language | undefined => LANGUAGES.find((language) => language === value);
