import type { TextsOf } from '@vitrine/contract/texts/define-messages';
import type { glossaryMessages } from '@vitrine/contract/translations/glossary-messages';
import type { translationImportMessages } from '@vitrine/contract/translations/import-messages';
import type { translationMessages } from '@vitrine/contract/translations/messages';
import type { translationScreenMessages } from '@vitrine/contract/translations/screen-messages';

export const texts: Omit<
  TextsOf<typeof translationMessages>,
  keyof typeof glossaryMessages | keyof typeof translationImportMessages | keyof typeof translationScreenMessages
> = {
  blank: 'Inserire un testo o cancellare la traduzione',
  tooLong: 'Massimo {maximum, number} caratteri',
  controlCharacter: 'Togliere il carattere di controllo invisibile',
  directionOverride: 'Togliere il carattere invisibile che inverte la direzione del testo',
  charactersLost: 'Alcuni caratteri sono andati persi. Incollare di nuovo il testo.',
  placeholderMissing: 'Mantenere {placeholders}',
  placeholderAdded: 'Togliere {placeholders}: l’originale non lo contiene',
  placeUnknown: 'Il configuratore non contiene questo testo',
  changedBySomebody: 'Nel frattempo qualcun altro ha modificato questa traduzione',
  languageIsSource: 'Il catalogo è scritto in questa lingua',
  termMissing: 'Inserire un termine',
  termTwice: 'Il glossario contiene già questo termine',
  termsFull: 'Il glossario è pieno',
  fileUnreadable: 'Questo file non è in formato XLIFF 2.1.',
  fileHasDoctype: 'I file con una dichiarazione del tipo di documento non vengono letti.',
  fileNoLanguage: 'Il file non indica una lingua di destinazione; lingua attesa: {expected}.',
  fileLanguage: 'Lingua del file: {found}; lingua attesa: {expected}.',
  fileSource: 'Lingua di origine del file: {found}; lingua di origine attesa: {expected}.',
  fileWrong: 'Il file è per altre lingue.',
  fileTooMany: 'Un file può contenere al massimo {maximum, number} testi.',
};
