/**
 * What a name cannot contain, because names appear in email headers and lists: line breaks, control characters, and
 * marks that change the direction of the text around them.
 */
export const UNSAFE_IN_NAMES = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;
