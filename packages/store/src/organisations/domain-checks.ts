import type { Database } from '../database.ts';
import type { OrganisationRecord } from './queries.ts';

/** Custom domains in use whose last clear check was before then, or whose proof is missing. */
export const listDomainsToCheck = (db: Database, checkedBefore: Date): Promise<OrganisationRecord[]> =>
  db
    .selectFrom('organisations')
    .selectAll()
    .where('accessDomain', 'is not', null)
    .where('accessDomainVerifiedAt', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('accessDomainCheckedAt', 'is', null),
        eb('accessDomainCheckedAt', '<=', checkedBefore),
        eb('accessDomainMissingSince', 'is not', null),
      ]),
    )
    .orderBy('id')
    .execute();

/** Stores the result of a check, unless the domain or its proof changed since. Returns whether it did. */
export const updateDomainCheck = async (
  db: Database,
  { id, accessDomain, accessDomainProof }: OrganisationRecord,
  changes: Partial<
    Pick<
      OrganisationRecord,
      'accessDomainCheckedAt' | 'accessDomainMissingSince' | 'accessDomainMisses' | 'accessDomainVerifiedAt'
    >
  >,
): Promise<boolean> =>
  (await db
    .updateTable('organisations')
    .set(changes)
    .where('id', '=', id)
    .where('accessDomain', '=', accessDomain)
    .where('accessDomainProof', '=', accessDomainProof)
    .where('accessDomainVerifiedAt', 'is not', null)
    .returning('id')
    .executeTakeFirst()) !== undefined;
