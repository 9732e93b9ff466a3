import type { Database } from '../database.ts';
import { SYSTEM } from '../scope.ts';
import { findOrganisation, type OrganisationRecord } from './queries.ts';

// These need no scope: the row that names the tenant is already found, within a caller's scope or by the product itself.

/** The organisation that a row belongs to; undefined for rows of none, such as staff accounts. */
export const organisationOf = async (
  db: Database,
  { organisationId }: { organisationId: number | null },
): Promise<OrganisationRecord | undefined> =>
  organisationId === null ? undefined : findOrganisation(db, SYSTEM, organisationId);

/** The reseller that a row belongs to; undefined for rows of the organisation itself. */
export const resellerOf = (
  db: Database,
  { resellerId }: { resellerId: number | null | undefined },
): Promise<OrganisationRecord | undefined> => organisationOf(db, { organisationId: resellerId ?? null });
