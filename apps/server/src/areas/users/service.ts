import { isSameEmail } from '@vitrine/contract/email-address';
import { AppError } from '@vitrine/contract/errors';
import { userLimits } from '@vitrine/contract/users/limits';
import type { Subject } from '@vitrine/domain/policies/users';
import type { Database } from '@vitrine/store/database';
import { organisationOf } from '@vitrine/store/organisations/of-row';
import { findOrganisation, type OrganisationRecord } from '@vitrine/store/organisations/queries';
import { findUser, listUsers, type UserRecord } from '@vitrine/store/users/queries';
import type { Caller } from '../../accounts/caller.ts';
import { shownEmail } from '../../accounts/present-user.ts';
import { countTry } from '../../plugins/rate-limits.ts';
import type { Services } from '../../services.ts';

/** An organisation or reseller that the caller may see, else rejected as missing. */
export async function tenantInScope(db: Database, caller: Caller, id: number): Promise<OrganisationRecord> {
  const tenant = await findOrganisation(db, caller.scope, id);
  if (!tenant) throw new AppError('resource.missing');
  return tenant;
}

/** The tenant of the caller's own users: the reseller, else the organisation; null for staff. */
export const ownTenant = ({ reseller, organisation }: Caller): OrganisationRecord | null => reseller ?? organisation;

/** The caller's colleagues; for administrators the provider's staff. */
export const listColleagues = (db: Database, caller: Caller): Promise<UserRecord[]> =>
  listUsers(db, ownTenant(caller)?.id ?? null);

export const listUsersOf = async (db: Database, caller: Caller, tenantId: number): Promise<UserRecord[]> =>
  listUsers(db, (await tenantInScope(db, caller, tenantId)).id);

/** By the address that is shown, in an organisation or reseller of the scope. */
export async function userByEmail(db: Database, caller: Caller, tenantId: number, email: string): Promise<UserRecord> {
  const users = await listUsersOf(db, caller, tenantId);
  const user = users.find((each) => isSameEmail(shownEmail(each), email));
  if (!user) throw new AppError('resource.missing');
  return user;
}

export async function userInScope(db: Database, caller: Caller, id: number): Promise<UserRecord> {
  const user = await findUser(db, caller.scope, id);
  if (!user) throw new AppError('resource.missing');
  return user;
}

/** The kind of tenant that the users policy decides by. */
export const tenantKind = (tenant: OrganisationRecord | null): Subject['tenant'] => {
  if (tenant === null) return 'staff';
  return tenant.parentId === null ? 'organisation' : 'reseller';
};

export const tenantOf = async (db: Database, user: UserRecord): Promise<OrganisationRecord | null> =>
  (await organisationOf(db, user)) ?? null;

export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`;

/** Limits how many links a caller sends. */
export const countLinkEmail = (services: Pick<Services, 'db' | 'clock'>, { user }: Caller): Promise<unknown> =>
  countTry(services, [{ of: `link-emails:${user.id}`, max: userLimits.emailsPerHour, seconds: 3600 }]);
