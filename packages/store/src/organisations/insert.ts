import type { Database } from '../database.ts';

export interface NewOrganisation {
  /** The organisation that a reseller belongs to. */
  parentId: number | null;
  name: string;
  safeName: string;
  dataUrl: string;
  primary: boolean;
  enterprise: boolean;
  logo: string | null;
  accessSubdomain: string | null;
  authorisedDomain: string | null;
  contactEmail: string | null;
  address: string | null;
  localisation?: boolean;
}

export const insertOrganisation = (db: Database, organisation: NewOrganisation): Promise<{ id: number }> =>
  db.insertInto('organisations').values(organisation).returning('id').executeTakeFirstOrThrow();
