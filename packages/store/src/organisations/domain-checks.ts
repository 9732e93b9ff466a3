import type { Database } from '../database.ts';
import type { OrganisationRecord } from './queries.ts';

/** Own domains in use that were last clear before then, or whose proof is missing. */
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

/** Notes what a check found, unless the domain or its proof changed since. Answers whether it did. */
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
