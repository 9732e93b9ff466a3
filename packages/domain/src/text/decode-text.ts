/** An encoding of a text file, as people know it. */
export type TextEncoding = 'UTF-8' | 'UTF-16 LE' | 'UTF-16 BE' | 'Windows-1252';

/** The text of a file, without a byte order mark. */
export interface DecodedText {
  text: string;
  encoding: TextEncoding;
}

const MARKS: readonly (readonly [encoding: TextEncoding, mark: readonly number[]])[] = [
  ['UTF-8', [0xef, 0xbb, 0xbf]],
  ['UTF-16 LE', [0xff, 0xfe]],
  ['UTF-16 BE', [0xfe, 0xff]],
];

const decodeAs = (bytes: Uint8Array, encoding: TextEncoding): DecodedText => ({
  text: new TextDecoder(encoding.replace(' ', '').toLowerCase()).decode(bytes),
  encoding,
});

/** What Windows-1252 has where Latin-1 has control characters, from 0x80. Five bytes have no meaning and stay. */
const WINDOWS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8DŽ\x8F\x90‘’“”•–—˜™š›œ\x9DžŸ';

/** Node 20 decodes Windows-1252 as Latin-1, browsers do not: the rest is the same in both. */
const decodeWindows = (bytes: Uint8Array): DecodedText => {
  const { text, encoding } = decodeAs(bytes, 'Windows-1252');
  return {
    text: text.replace(/[\x80-\x9F]/g, (control) => WINDOWS[control.charCodeAt(0) - 0x80] ?? control),
    encoding,
  };
};

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
};

const countOf = (text: string, characters: RegExp): number => text.match(characters)?.length ?? 0;

/** Whether most characters beyond ASCII are valid UTF-8: such a file is damaged UTF-8 and no Windows-1252. */
const isDamagedUtf8 = (text: string): boolean => {
  const lost = countOf(text, /\uFFFD/g);
  return countOf(text, /[^\0-\x7F\uFFFD]/gu) > lost;
};

/**
 * Decodes a text file by its byte order mark; without one as UTF-8 where that is valid, otherwise as Windows-1252, in
 * which Excel saves CSV. Bytes that a marked or damaged file does not explain become U+FFFD, which `hasLostCharacters`
 * finds.
 */
export const decodeText = (bytes: Uint8Array): DecodedText => {
  const marked = MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte));
  if (marked !== undefined) return decodeAs(bytes, marked[0]);
  const utf8 = decodeAs(bytes, 'UTF-8');
  return isUtf8(bytes) || isDamagedUtf8(utf8.text) ? utf8 : decodeWindows(bytes);
};
