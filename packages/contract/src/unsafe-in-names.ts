/**
 * What a name cannot contain, because names appear in email headers and lists: line breaks, control characters, and
 * marks that change the direction of the text around them.
 */
export const UNSAFE_IN_NAMES = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** Spaces and marks take no ink, and some letters and signs are drawn empty: fillers of Korean, and the blank of Braille. */
const SEEN = /(?![\u115f\u1160\u2800\u3164\uffa0])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether a reader sees anything of a name. */
export const isSeen = (name: string): boolean => SEEN.test(name);
