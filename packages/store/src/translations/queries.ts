import type { Language } from '@vitrine/contract/languages/limits';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database } from '../database.ts';
import type { TranslationsTable } from '../tables/translations.ts';

/** Translations of a configurator that the caller has found in its scope, here and below. */
export type TranslationRecord = Pick<
  Selectable<TranslationsTable>,
  'resellerId' | 'language' | 'place' | 'text' | 'sourceText' | 'updatedAt' | 'updatedBy'
>;

export interface TranslationsOf {
  configuratorId: number;
  /** With a reseller those of its copy as well, whose own rows have its id. */
  resellerId: number | null;
  /** Of all languages without. */
  language?: Language;
}

export const listTranslations = (
  db: Database,
  { configuratorId, resellerId, language }: TranslationsOf,
): Promise<TranslationRecord[]> =>
  db
    .selectFrom('translations')
    .select(['resellerId', 'language', 'place', 'text', 'sourceText', 'updatedAt', 'updatedBy'])
    .where('configuratorId', '=', configuratorId)
    .where((eb) => {
      const own = eb('resellerId', 'is', null);
      return resellerId === null ? own : eb.or([own, eb('resellerId', '=', resellerId)]);
    })
    .$if(language !== undefined, (query) => query.where('language', '=', language as Language))
    .execute();

/** Rows of one statement: each has nine parameters, and a statement has at most 65,535. */
const ROWS_AT_ONCE = 5000;

/** Stores translations, each in place of an earlier one. Call it under the configurator's lock. */
export async function writeTranslations(
  transaction: Database,
  rows: readonly Insertable<TranslationsTable>[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    await transaction
      .insertInto('translations')
      .values(rows.slice(at, at + ROWS_AT_ONCE))
      .onConflict((conflict) =>
        conflict.expression(sql`configurator_id, coalesce(reseller_id, 0), language, place`).doUpdateSet((eb) => ({
          text: eb.ref('excluded.text'),
          sourceText: eb.ref('excluded.sourceText'),
          updatedAt: eb.ref('excluded.updatedAt'),
          updatedBy: eb.ref('excluded.updatedBy'),
        })),
      )
      .execute();
}

/** Removes translations: the configurator's, or with a reseller those of its copy. */
export async function removeTranslations(
  transaction: Database,
  of: Required<TranslationsOf>,
  places: readonly string[],
): Promise<void> {
  for (let at = 0; at < places.length; at += ROWS_AT_ONCE)
    await transaction
      .deleteFrom('translations')
      .where('configuratorId', '=', of.configuratorId)
      .where('resellerId', of.resellerId === null ? 'is' : '=', of.resellerId)
      .where('language', '=', of.language)
      .where('place', 'in', places.slice(at, at + ROWS_AT_ONCE))
      .execute();
}

/**
 * Translations of some sources in the other configurators of a tenant, the newest of each source. A reseller's are its
 * own and its organisation's.
 */
export async function listIdenticalSources(
  db: Database,
  of: { organisationId: number; configuratorId: number; resellerId: number | null; language: Language },
  sources: readonly string[],
): Promise<{ source: string; text: string }[]> {
  if (sources.length === 0) return [];
  const { rows } = await sql<{ source: string; text: string }>`
    select distinct on (source_text) source_text as source, text from translations
    where organisation_id = ${of.organisationId} and language = ${of.language}
      and (reseller_id is null or reseller_id = ${of.resellerId ?? 0})
      and source_text = any(select jsonb_array_elements_text(${JSON.stringify(sources)}::jsonb))
    order by source_text, (configurator_id = ${of.configuratorId}), updated_at desc`.execute(db);
  return rows;
}
