import type { EmailTexts } from '@vitrine/contract/customisation/schemas';
import type { AccountLanguage, Language } from '@vitrine/contract/languages/limits';
import { sql } from 'kysely';
import type { Database } from '../database.ts';

/** Whose texts: a reseller's for its copy, else the organisation's. */
interface Target {
  configuratorId: number;
  resellerId: number | null;
}

export interface StoredTexts {
  /** The languages that the tenant of the main texts chose, and its manufacturer. */
  chosen: readonly (AccountLanguage | null)[];
  byLanguage: Partial<Record<Language, EmailTexts>>;
}

/**
 * The texts in other languages that belong to the main ones which a target shows: a copy without own main texts has its
 * organisation's in every language. For a configurator that was found in the caller's scope, or by the product itself.
 */
export async function findCustomisationTexts(db: Database, target: Target): Promise<StoredTexts> {
  const { rows } = await sql<{
    own: AccountLanguage | null;
    parent: AccountLanguage | null;
    language: Language | null;
    texts: EmailTexts | null;
  }>`
    select r.language as own, o.language as parent, t.language, t.texts
    from configurators c
    join organisations o on o.id = c.organisation_id
    left join reseller_configurators g on g.configurator_id = c.id and g.customisation is not null
      and g.reseller_id = ${target.resellerId}::integer
    left join organisations r on r.id = g.reseller_id
    left join customisation_texts t on t.configurator_id = c.id and t.reseller_id is not distinct from g.reseller_id
    where c.id = ${target.configuratorId}
    order by t.language`.execute(db);
  const byLanguage = rows.flatMap(({ language, texts }) => (language && texts ? [[language, texts] as const] : []));
  return { chosen: [rows[0]?.own ?? null, rows[0]?.parent ?? null], byLanguage: Object.fromEntries(byLanguage) };
}

/** Replaces a target's own texts in other languages; the rows of `except`, the language of the main ones, stay. */
export async function replaceCustomisationTexts(
  db: Database,
  { configuratorId, resellerId }: Target,
  byLanguage: StoredTexts['byLanguage'],
  except: AccountLanguage,
): Promise<void> {
  await db
    .deleteFrom('customisationTexts')
    .where('configuratorId', '=', configuratorId)
    .where('resellerId', resellerId === null ? 'is' : '=', resellerId)
    .where('language', '<>', except)
    .execute();
  const rows = (Object.entries(byLanguage) as [Language, EmailTexts][])
    .filter(([language, texts]) => language !== except && Object.values(texts).some((text) => text !== null))
    .map(([language, texts]) => ({ configuratorId, resellerId, language, texts: JSON.stringify(texts) }));
  if (rows.length > 0) await db.insertInto('customisationTexts').values(rows).execute();
}
