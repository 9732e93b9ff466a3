/** A character that XML normalises or cannot have, and what looks like its code. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CODED = /[\u0000-\u0008\u000B-\u001F\uFFFE\uFFFF]|_(?=x[0-9A-Fa-f]{4}_)/g;

/** A text as a cell of an Excel file has it: what XML cannot hold is a code there, as Excel writes and reads it. */
export const excelText = (text: string): string =>
  text.replace(CODED, (character) => {
    const hex = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    return `_x${hex}_`;
  });

const LONGEST_NAME = 31;

/** The name of a sheet in an Excel file, which Excel repairs or rejects where it has other signs. */
export const excelSheetName = (title: string): string =>
  title
    .replace(/[\\/?*[\]:]/g, ' ')
    .slice(0, LONGEST_NAME)
    .replace(/^['\s]+|['\s\p{Cs}]+$/gu, '') || 'Sheet';
