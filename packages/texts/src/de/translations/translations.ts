import type { TextsOf } from '@vitrine/contract/texts/define-messages';
import type { glossaryMessages } from '@vitrine/contract/translations/glossary-messages';
import type { translationImportMessages } from '@vitrine/contract/translations/import-messages';
import type { translationMessages } from '@vitrine/contract/translations/messages';
import type { translationScreenMessages } from '@vitrine/contract/translations/screen-messages';

export const texts: Omit<
  TextsOf<typeof translationMessages>,
  keyof typeof translationScreenMessages | keyof typeof translationImportMessages | keyof typeof glossaryMessages
> = {
  blank: 'Geben Sie einen Text ein oder leeren Sie die Übersetzung',
  tooLong: 'Höchstens {maximum, number} Zeichen',
  controlCharacter: 'Entfernen Sie das unsichtbare Steuerzeichen',
  directionOverride: 'Entfernen Sie das unsichtbare Zeichen, das die Schreibrichtung umkehrt',
  charactersLost: 'Unterwegs gingen Zeichen verloren. Fügen Sie den Text noch einmal ein.',
  placeholderMissing: 'Behalten Sie {placeholders} bei',
  placeholderAdded: 'Entfernen Sie {placeholders}: Im Original steht das nicht',
  placeUnknown: 'Der Konfigurator hat diesen Text nicht',
  changedBySomebody: 'Inzwischen hat jemand anders diese Übersetzung geändert',
  languageIsSource: 'In dieser Sprache ist der Katalog geschrieben',
  termMissing: 'Bitte einen Begriff eingeben',
  termTwice: 'Das Glossar enthält diesen Begriff schon',
  termsFull: 'Das Glossar ist voll',
  fileUnreadable: 'Diese Datei ist kein XLIFF 2.1.',
  fileHasDoctype: 'Dateien mit einer Dokumenttyp-Deklaration werden nicht gelesen.',
  fileNoLanguage: 'Die Datei nennt keine Zielsprache; erwartet wird {expected}.',
  fileLanguage: 'Die Datei ist für {found}, nicht für {expected}.',
  fileSource: 'Die Datei übersetzt aus {found}, nicht aus {expected}.',
  fileWrong: 'Die Datei ist für andere Sprachen.',
  fileTooMany: 'Eine Datei kann höchstens {maximum, number} Texte haben.',
};
