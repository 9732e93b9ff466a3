/** What decoders write in place of bytes that they cannot read: the character that was there is lost. */
const REPLACEMENT = '\uFFFD';

/** Whether a text has lost characters on its way here. Such text is never stored. */
export const hasLostCharacters = (text: string): boolean => text.includes(REPLACEMENT);
