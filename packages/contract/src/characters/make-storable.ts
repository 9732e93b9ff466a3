/** What the database cannot store: NUL, and half of a character that takes two units. */
const UNSTORABLE = /[\0\p{Cs}]/gu;

/**
 * A text without what the database rejects. Events of many strangers are written at once, so that one such text would
 * take all of them with it, and a name in a catalogue with it would prevent every enquiry about that item.
 */
export const makeStorable = (text: string): string => text.replace(UNSTORABLE, '');
