/** Control characters, line ends of every alphabet and marks that turn the writing direction. */
const NOT_IN_A_NAME = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu;

const oneLine = (text: string | null): string => (text ?? '').replace(NOT_IN_A_NAME, ' ').replace(/\s+/g, ' ').trim();

/**
 * Who an email says it is from: what the organisation chose (configurators.md §3, customer_from), else the name given when
 * it was queued. One line without control characters: CR and LF would start a header of the sender's own making.
 */
export const senderName = (chosen: string | null, queued: string): string => oneLine(chosen) || oneLine(queued);
