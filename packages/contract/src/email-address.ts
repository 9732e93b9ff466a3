/**
 * Letters, marks and digits of any script, and the signs that a local part may have unquoted; groups the local part and
 * the domain. Not visible characters, marks without a letter before them and empty labels do not match, and neither do
 * quotes, comments, lists and encoded words (=?…?=), because email programs can parse these differently.
 */
const SHAPE =
  /^(?![.\p{M}])(?!.*(?:\p{DI}|=\?|[.@][.@\p{M}]|[.]$))([\w!#$%&'*+/=?^`{|}~.\p{L}\p{M}\p{N}-]+)@([\p{L}\p{M}\p{N}.-]+)$/u;

const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/;

const LONGEST = { local: 64, address: 254 };

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** Imports nothing: the viewer's first download has parts that this would share with the form's. */
const hostOf = (domain: string): string =>
  URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : '';

/** The address with its domain as mail servers know it, in lower case and punycode; null for one that is invalid. */
const parseAddress = (email: string): string | null => {
  const [, local = '', domain = ''] = SHAPE.exec(email) ?? [];
  const host = hostOf(domain);
  const address = `${local}@${host}`;
  const isShort = bytesOf(local) <= LONGEST.local && Math.max(bytesOf(email), bytesOf(address)) <= LONGEST.address;
  return isShort && DOMAIN.test(host) ? address : null;
};

/**
 * One spelling of an address, which is the stored one: composed characters (NFC), full-width signs as on other
 * keyboards, no space around it. Case and domain stay as typed.
 */
export const normaliseEmail = (input: string): string =>
  input
    .trim()
    .replace(/[\uff01-\uff5e]/g, (sign) => sign.normalize('NFKC'))
    .normalize('NFC');

/** Whether a normalised text is an email address, also one beyond ASCII. Every form and every route asks this. */
export const isEmailAddress = (email: string): boolean => parseAddress(email) !== null;

/** The address with an ASCII domain. */
export const withAsciiDomain = (email: string): string => parseAddress(email) ?? email;

/**
 * What two spellings of one address have in common: it disregards case, and whether the domain is in punycode. Only to
 * compare and to look up; email goes to the stored address.
 */
export const emailKey = (input: string): string => {
  const email = normaliseEmail(input);
  return (parseAddress(email) ?? email).toLowerCase().normalize('NFC');
};

/** Whether two spellings mean the same account. */
export const isSameEmail = (one: string, other: string): boolean => emailKey(one) === emailKey(other);

/**
 * Whether two spellings of one account surely reach one mailbox, so that no proof is needed: mail servers disregard the
 * case of ASCII letters and the spelling of the domain, but may have two mailboxes for É and é.
 */
export const isSameMailbox = (one: string, other: string): boolean => plainCase(one) === plainCase(other);

const plainCase = (input: string): string =>
  withAsciiDomain(normaliseEmail(input)).replace(/[A-Z]/g, (letter) => letter.toLowerCase());
