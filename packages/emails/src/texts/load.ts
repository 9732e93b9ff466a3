import { type AccountLanguage, DEFAULT_LANGUAGE, type Language } from '@vitrine/contract/languages/limits';
import type { AccountTexts, TenantTexts, VisitorTexts } from './texts.ts';

type Texts<Name extends string, Of> = () => Promise<Record<Name, Of>>;

/** A language's file is loaded when an email needs it; a language without one does not compile. */
const VISITOR: Record<Language | 'ar' | 'he', Texts<'visitor', VisitorTexts>> = {
  'en-gb': () => import('./en-gb/visitor.ts'),
  'en-us': () => import('./en-us/visitor.ts'),
  es: () => import('./es/visitor.ts'),
  fr: () => import('./fr/visitor.ts'),
  it: () => import('./it/visitor.ts'),
  de: () => import('./de/visitor.ts'),
  pt: () => import('./pt/visitor.ts'),
  nl: () => import('./nl/visitor.ts'),
  se: () => import('./se/visitor.ts'),
  ar: () => import('./ar/visitor.ts'),
  he: () => import('./he/visitor.ts'),
};

const TENANT: Record<AccountLanguage, Texts<'tenant', TenantTexts>> = {
  'en-gb': () => import('./en-gb/tenant.ts'),
  'en-us': () => import('./en-us/tenant.ts'),
  es: () => import('./es/tenant.ts'),
  fr: () => import('./fr/tenant.ts'),
  it: () => import('./it/tenant.ts'),
  de: () => import('./de/tenant.ts'),
  pt: () => import('./pt/tenant.ts'),
  nl: () => import('./nl/tenant.ts'),
  se: () => import('./se/tenant.ts'),
};

const ACCOUNT: Record<AccountLanguage, Texts<'account', AccountTexts>> = {
  'en-gb': () => import('./en-gb/account.ts'),
  'en-us': () => import('./en-us/account.ts'),
  es: () => import('./es/account.ts'),
  fr: () => import('./fr/account.ts'),
  it: () => import('./it/account.ts'),
  de: () => import('./de/account.ts'),
  pt: () => import('./pt/account.ts'),
  nl: () => import('./nl/account.ts'),
  se: () => import('./se/account.ts'),
};

/** A stored language that no longer exists counts as the default one. */
const known = <Key extends string>(table: Record<Key, unknown>, language: Key): Key =>
  Object.hasOwn(table, language) ? language : (DEFAULT_LANGUAGE as unknown as Key);

export const loadVisitorTexts = async (language: Language): Promise<VisitorTexts> =>
  (await VISITOR[known(VISITOR, language)]()).visitor;

export const loadTenantTexts = async (language: AccountLanguage): Promise<TenantTexts> =>
  (await TENANT[known(TENANT, language)]()).tenant;

export const loadAccountTexts = async (language: AccountLanguage): Promise<AccountTexts> =>
  (await ACCOUNT[known(ACCOUNT, language)]()).account;
