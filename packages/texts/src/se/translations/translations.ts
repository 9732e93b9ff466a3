import type { TextsOf } from '@vitrine/contract/texts/define-messages';
import type { glossaryMessages } from '@vitrine/contract/translations/glossary-messages';
import type { translationImportMessages } from '@vitrine/contract/translations/import-messages';
import type { translationMessages } from '@vitrine/contract/translations/messages';
import type { translationScreenMessages } from '@vitrine/contract/translations/screen-messages';

export const texts: Omit<
  TextsOf<typeof translationMessages>,
  keyof typeof translationScreenMessages | keyof typeof translationImportMessages | keyof typeof glossaryMessages
> = {
  blank: 'Skriv en text eller rensa översättningen',
  tooLong: 'Använd högst {maximum, number} tecken',
  controlCharacter: 'Ta bort det osynliga styrtecknet',
  directionOverride: 'Ta bort det osynliga tecknet som vänder textens riktning',
  charactersLost: 'Några tecken gick förlorade på vägen. Klistra in texten igen.',
  placeholderMissing: 'Behåll {placeholders}',
  placeholderAdded: 'Ta bort {placeholders}: det finns inte i originalet',
  placeUnknown: 'Konfiguratorn har inte den här texten',
  changedBySomebody: 'Någon annan har under tiden ändrat översättningen',
  languageIsSource: 'Katalogen är skriven på det språket',
  termMissing: 'Skriv en term',
  termTwice: 'Termen finns redan i ordlistan',
  termsFull: 'Ordlistan är full',
  fileUnreadable: 'Filen är inte XLIFF 2.1.',
  fileHasDoctype: 'Filer med en dokumenttypsdeklaration läses inte.',
  fileNoLanguage: 'Filen anger inget målspråk, inte {expected}.',
  fileLanguage: 'Filen är för {found}, inte för {expected}.',
  fileSource: 'Filen översätter från {found}, inte från {expected}.',
  fileWrong: 'Filen är för andra språk.',
  fileTooMany: 'En fil får ha högst {maximum, number} texter.',
};
