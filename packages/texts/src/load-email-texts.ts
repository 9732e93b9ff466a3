import { type AccountLanguage, DEFAULT_LANGUAGE, type Language } from '@vitrine/contract/languages/limits';
import type { AccountTexts, TenantTexts, VisitorTexts } from './email-texts.ts';
import { openFile } from './open-file.ts';

/** A language's file is loaded when an email needs it. */
const VISITOR = import.meta.glob<VisitorTexts>('./*/emails/to/visitor.ts', { import: 'visitor' });
const TENANT = import.meta.glob<TenantTexts>('./*/emails/to/tenant.ts', { import: 'tenant' });
const ACCOUNT = import.meta.glob<AccountTexts>('./*/emails/to/account.ts', { import: 'account' });

type Files<Texts> = Record<string, () => Promise<Texts>>;

/** A stored language that no longer exists counts as the default one. */
function load<Texts>(files: Files<Texts>, language: Language, reader: string): Promise<Texts> {
  const pathIn = (tag: Language): string => `./${tag}/emails/to/${reader}.ts`;
  return openFile(files, pathIn(language) in files ? pathIn(language) : pathIn(DEFAULT_LANGUAGE));
}

export const loadVisitorTexts = (language: Language): Promise<VisitorTexts> => load(VISITOR, language, 'visitor');

export const loadTenantTexts = (language: AccountLanguage): Promise<TenantTexts> => load(TENANT, language, 'tenant');

export const loadAccountTexts = (language: AccountLanguage): Promise<AccountTexts> =>
  load(ACCOUNT, language, 'account');
