import type { DeliveryError } from '@vitrine/contract/emails/schemas';

/** Answers of mail servers, the most specific first: the code of RFC 5321, followed by that of RFC 3463. */
const SIGNS: readonly [RegExp, DeliveryError][] = [
  [/SMTPUTF8|\b55\d\b[ -]+5\.6\.7\b/, 'international'],
  [/\b(552|422)\b|\b[45]\.2\.2\b|mailbox (is )?full|over quota/i, 'full'],
  [/\b55[0134]\b[ -]+5\.1\.\d|no such user|user unknown|does not exist|unknown recipient/i, 'address'],
  [/\b[5]\.7\.\d|\b554\b|\bspam\b|policy|blocked/i, 'unwanted'],
  [/\b55[013]\b/, 'address'],
  [/\b5\d\d\b/, 'unwanted'],
  [
    /\bE(CONNREFUSED|CONNRESET|TIMEDOUT|NOTFOUND|AI_AGAIN|PIPE|SOCKET|AUTH)\b|ENOTFOUND|timeout|certificate|greeting/i,
    'unreachable',
  ],
  [/\b4\d\d\b/, 'later'],
];

/** Why an email did not arrive, from the answer of the mail server or the error of the connection. */
export const deliveryError = (message: string): DeliveryError =>
  SIGNS.find(([sign]) => sign.test(message))?.[1] ?? 'other';
