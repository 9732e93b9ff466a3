import { composeText } from '@vitrine/contract/characters/compose-text';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database } from '../database.ts';
import { lockTenant } from '../organisations/lock-tenant.ts';
import type { GlossaryTermsTable } from '../tables/translations.ts';

/** Terms of tenants that the caller has found in its scope, here and below. */
export type GlossaryTermRecord = Selectable<GlossaryTermsTable>;

/** In the order of the alphabet. */
export const listGlossaryTerms = (db: Database, organisationIds: readonly number[]): Promise<GlossaryTermRecord[]> =>
  db
    .selectFrom('glossaryTerms')
    .selectAll()
    .where('organisationId', 'in', [...organisationIds])
    .orderBy(sql`lower(source)`)
    .execute();

type TermInput = Pick<Insertable<GlossaryTermsTable>, 'source' | 'targets' | 'note' | 'updatedAt'>;

/** 'full' when the tenant has reached the limit, 'taken' when it has the term. Call it in a transaction. */
export async function insertGlossaryTerm(
  transaction: Database,
  organisationId: number,
  input: TermInput,
  maximum: number,
): Promise<GlossaryTermRecord | 'full' | 'taken'> {
  await lockTenant(transaction, organisationId);
  const terms = await listGlossaryTerms(transaction, [organisationId]);
  if (terms.length >= maximum) return 'full';
  if (terms.some(({ source }) => isSameTerm(source, input.source))) return 'taken';
  return transaction
    .insertInto('glossaryTerms')
    .values({ ...input, organisationId })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Undefined for a term that the tenant does not have, 'taken' when another one is the same. Call it in a transaction. */
export async function updateGlossaryTerm(
  transaction: Database,
  organisationId: number,
  id: number,
  input: TermInput,
): Promise<GlossaryTermRecord | undefined | 'taken'> {
  await lockTenant(transaction, organisationId);
  const terms = await listGlossaryTerms(transaction, [organisationId]);
  if (terms.some((term) => term.id !== id && isSameTerm(term.source, input.source))) return 'taken';
  return transaction
    .updateTable('glossaryTerms')
    .set(input)
    .where('organisationId', '=', organisationId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** False for a term that the tenant does not have. */
export const removeGlossaryTerm = async (db: Database, organisationId: number, id: number): Promise<boolean> =>
  (
    await db
      .deleteFrom('glossaryTerms')
      .where('organisationId', '=', organisationId)
      .where('id', '=', id)
      .executeTakeFirst()
  ).numDeletedRows > 0n;

/** Earlier terms may have characters that are not composed. */
const isSameTerm = (one: string, other: string): boolean =>
  composeText(one).toLowerCase() === composeText(other).toLowerCase();
