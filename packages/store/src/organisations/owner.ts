import type { Database } from '../database.ts';
import { SYSTEM } from '../scope.ts';
import { findOrganisation, type OrganisationRecord } from './queries.ts';

/**
 * The organisation that a row belongs to; undefined for rows of none, such as staff accounts. It needs no scope: the row is already found, within the scope of a caller or
 * by the product itself.
 */
export const organisationOf = async (
  db: Database,
  { organisationId }: { organisationId: number | null },
): Promise<OrganisationRecord | undefined> =>
  organisationId === null ? undefined : findOrganisation(db, SYSTEM, organisationId);
