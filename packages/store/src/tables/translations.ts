import type { Language } from '@vitrine/contract/languages/limits';
import type { Generated } from 'kysely';
import type { Json, Timestamp } from './columns.ts';

/** Words of catalogues in other languages, and terms. Columns in camelCase of migrations/*.sql. */

export interface TranslationsTable {
  id: Generated<number>;
  organisationId: number;
  configuratorId: number;
  /** The reseller for whose copy it is. */
  resellerId: number | null;
  language: Language;
  place: string;
  text: string;
  /** The source that the text was made for. */
  sourceText: string;
  updatedAt: Timestamp;
  updatedBy: string;
}

export interface GlossaryTermsTable {
  id: Generated<number>;
  /** The organisation or reseller. */
  organisationId: number;
  source: string;
  targets: Json<Partial<Record<Language, string>>>;
  note: string;
  updatedAt: Timestamp;
}
