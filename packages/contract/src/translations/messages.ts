import { defineMessages, joinMessages, message } from '../texts/define-messages.ts';
import { glossaryMessages } from './glossary-messages.ts';
import { translationImportMessages } from './import-messages.ts';
import { translationScreenMessages } from './screen-messages.ts';

/** Texts of translations: those of the API here, those of screens in a file each. */
export const translationMessages = joinMessages(
  defineMessages('translations/translations', {
    blank: 'Enter a text, or clear the translation',
    tooLong: (maximum: number) => message('Use at most {maximum, number} characters', { maximum }),
    controlCharacter: 'Remove the invisible control character',
    directionOverride: 'Remove the invisible character that turns the direction of the text',
    charactersLost: 'Some characters were lost on the way. Paste the text again.',
    placeholderMissing: (placeholders: string) => message('Keep {placeholders}', { placeholders }),
    placeholderAdded: (placeholders: string) =>
      message('Remove {placeholders}: the original does not have it', { placeholders }),
    placeUnknown: 'The configurator does not have this text',
    changedBySomebody: 'Somebody else changed this translation meanwhile',
    languageIsSource: 'The catalogue is written in this language',
    termMissing: 'Enter a term',
    termTwice: 'The glossary already has this term',
    termsFull: 'The glossary is full',
    fileUnreadable: 'This file is not XLIFF 2.1.',
    fileHasDoctype: 'Files with a document type declaration are not read.',
    fileNoLanguage: (expected: string) => message('The file names no target language, not {expected}.', { expected }),
    fileLanguage: (found: string, expected: string) =>
      message('The file is for {found}, not for {expected}.', { found, expected }),
    fileSource: (found: string, expected: string) =>
      message('The file translates from {found}, not from {expected}.', { found, expected }),
    fileWrong: 'The file is for other languages.',
    fileTooMany: (maximum: number) => message('A file can have at most {maximum, number} texts.', { maximum }),
  }),
  translationScreenMessages,
  translationImportMessages,
  glossaryMessages,
);
