import { sheetMessages as messages } from '@vitrine/contract/screens/sheet-messages';
import type { ZipTexts } from './zip-texts.ts';

/** The first bytes of Excel files up to 2003, and of files that Office protects with a password. */
const CONTAINER = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte);

/** The name of the part that holds the encrypted file: containers write names with two bytes a letter. */
const ENCRYPTED = [...'EncryptedPackage'].join('\0');

/** A ZIP that begins as files do which programs pack. */
const ZIP = [...'PK\u0003\u0004'].map((letter) => letter.charCodeAt(0));

export const isZip = (bytes: Uint8Array): boolean => startsWith(bytes, ZIP);

/** What to do with an Excel file of an older kind; null for all other files. */
export const containerIssue = (bytes: Uint8Array): string | null => {
  if (!startsWith(bytes, CONTAINER)) return null;
  return new TextDecoder('latin1').decode(bytes).includes(ENCRYPTED) ? messages.protectedFile : messages.oldExcel;
};

/** OpenDocument, Numbers, and the binary workbooks of Excel. */
const OTHER = /^content\.xml$|\.iwa$|^xl\/workbook\.bin$/;

/** Whether a ZIP is the file of a program whose files cannot be read. */
export const isOtherProgram = ({ paths }: ZipTexts): boolean =>
  paths.some((path) => OTHER.test(path)) && !paths.includes('xl/workbook.xml');
