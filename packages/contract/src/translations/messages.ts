/** Why a translation, a term or a file is not taken. */
export const translationMessages = {
  blank: 'Enter a text, or clear the translation',
  tooLong: (maximum: number) => `Use at most ${maximum} characters`,
  controlCharacter: 'Remove the invisible control character',
  directionOverride: 'Remove the invisible character that turns the direction of the text',
  charactersLost: 'Some characters were lost on the way. Paste the text again.',
  placeholderMissing: (placeholders: string) => `Keep ${placeholders}`,
  placeholderAdded: (placeholders: string) => `Remove ${placeholders}: the original does not have it`,
  placeUnknown: 'The configurator does not have this text',
  changedBySomebody: 'Somebody else changed this translation meanwhile',
  languageIsSource: 'The catalogue is written in this language',
  termMissing: 'Enter a term',
  termTwice: 'The glossary already has this term',
  termsFull: 'The glossary is full',
  fileUnreadable: 'This file is not XLIFF 2.1.',
  fileHasDoctype: 'Files with a document type declaration are not read.',
  fileLanguage: (found: string, expected: string) =>
    found === ''
      ? `The file names no target language, not ${expected}.`
      : `The file is for ${found}, not for ${expected}.`,
  fileSource: (found: string, expected: string) => `The file translates from ${found}, not from ${expected}.`,
  fileWrong: 'The file is for other languages.',
  fileTooMany: (maximum: number) => `A file can have at most ${maximum.toLocaleString('en-GB')} texts.`,
} as const;
