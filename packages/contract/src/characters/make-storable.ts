/** What the database cannot store: NUL, and half of a character that takes two units. */
const UNSTORABLE = /[\0\p{Cs}]/gu;

/**
 * A stranger's text without what the database rejects. Rows of many strangers are written at once, so that one such
 * text would take all of them with it.
 */
export const makeStorable = (text: string): string => text.replace(UNSTORABLE, '');
