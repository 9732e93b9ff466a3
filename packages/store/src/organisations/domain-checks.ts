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

/** A domain with the proof that was looked up. */
type CheckedDomain = Pick<OrganisationRecord, 'id' | 'accessDomain' | 'accessDomainProof'>;

type CheckResult = Partial<
  Pick<
    OrganisationRecord,
    'accessDomainCheckedAt' | 'accessDomainMissingSince' | 'accessDomainMisses' | 'accessDomainVerifiedAt' | 'updatedAt'
  >
>;

const updateChecked = (db: Database, { id, accessDomain, accessDomainProof }: CheckedDomain, changes: CheckResult) =>
  db
    .updateTable('organisations')
    .set(changes)
    .where('id', '=', id)
    .where('accessDomain', '=', accessDomain)
    .where('accessDomainProof', '=', accessDomainProof)
    .returning('id');

/** Stores that a domain is proved, unless it or its proof changed since. Returns whether it did. */
export const updateProvedDomain = async (db: Database, domain: CheckedDomain, changes: CheckResult): Promise<boolean> =>
  (await updateChecked(db, domain, changes).executeTakeFirst()) !== undefined;

/** Stores the result of a later check, unless the domain or its proof changed since. Returns whether it did. */
export const updateDomainCheck = async (db: Database, domain: CheckedDomain, changes: CheckResult): Promise<boolean> =>
  (await updateChecked(db, domain, changes).where('accessDomainVerifiedAt', 'is not', null).executeTakeFirst()) !==
  undefined;
