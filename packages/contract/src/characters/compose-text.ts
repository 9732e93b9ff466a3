/**
 * One spelling of a name that has to be unique: macOS and some keyboards write "ü" as "u" and a mark, which looks the
 * same. Passwords stay as they are typed.
 */
export const composeText = (text: string): string => text.normalize('NFC');
