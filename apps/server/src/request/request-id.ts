import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { DEFAULT_LANGUAGE, type Language } from '@vitrine/contract/languages/limits';
import { currentLocale } from '@vitrine/contract/texts/in-locale';
import { setLanguageSource } from '@vitrine/contract/texts/translations';
import { setPriceLocale } from '@vitrine/domain/catalogue/fields/price-locale';

interface RequestContext {
  id: string;
  language: Language;
}

const current = new AsyncLocalStorage<RequestContext>();
setLanguageSource(() => current.getStore()?.language ?? DEFAULT_LANGUAGE);
setPriceLocale(currentLocale);

const ID_BYTES = 9;
/** Asking the system for random bytes costs more than all else about an id, so they are read for many at once. */
const IDS_AT_ONCE = 512;
let bytes = Buffer.alloc(0);
let used = 0;

/** A unique id of one request, on all servers: 72 random bits as 12 characters. */
export function newRequestId(): string {
  if (used === bytes.length) {
    bytes = randomBytes(ID_BYTES * IDS_AT_ONCE);
    used = 0;
  }
  const from = used;
  used += ID_BYTES;
  return bytes.toString('base64url', from, used);
}

/** The request that is being served, or that caused the running job. */
export const requestId = (): string | undefined => current.getStore()?.id;

/**
 * Runs a function on behalf of a request: its log lines, jobs and emails carry the request's id, and messages are read
 * in its language.
 */
export const inRequest = <T>(id: string, act: () => T, language: Language = DEFAULT_LANGUAGE): T =>
  current.run({ id, language }, act);

/** Reads messages in British English whatever the reader's language, for what is stored. */
export const inEnglish = <T>(read: () => T): T => inRequest(requestId() ?? '', read);
