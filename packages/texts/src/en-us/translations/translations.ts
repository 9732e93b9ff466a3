import type { SomeTextsOf } from '@vitrine/contract/texts/define-messages';
import type { glossaryMessages } from '@vitrine/contract/translations/glossary-messages';
import type { translationImportMessages } from '@vitrine/contract/translations/import-messages';
import type { translationMessages } from '@vitrine/contract/translations/messages';
import type { translationScreenMessages } from '@vitrine/contract/translations/screen-messages';

export const texts: Omit<
  SomeTextsOf<typeof translationMessages>,
  keyof typeof translationScreenMessages | keyof typeof translationImportMessages | keyof typeof glossaryMessages
> = {
  languageIsSource: 'The catalog is written in this language',
};
