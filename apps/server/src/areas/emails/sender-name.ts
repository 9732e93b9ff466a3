/** Control characters, line ends of every script and marks that change the writing direction. */
const NOT_IN_A_NAME = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu;

const oneLine = (text: string | null): string => (text ?? '').replace(NOT_IN_A_NAME, ' ').replace(/\s+/g, ' ').trim();

/**
 * The sender name of an email: the organisation's customer_from, else the queued name. One line without control
 * characters, because CR and LF would start another header.
 */
export const senderName = (chosen: string | null, queued: string): string => oneLine(chosen) || oneLine(queued);
