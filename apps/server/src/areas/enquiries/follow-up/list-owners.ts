import type { EnquiryOwner } from '@vitrine/contract/enquiries/schemas';
import { listResellersOf } from '@vitrine/store/organisations/queries';
import type { Scope } from '@vitrine/store/scope';
import { listUsersOf } from '@vitrine/store/users/queries';
import type { Services } from '../../../services.ts';
import { tenantInScope } from '../service.ts';

/** The users who may own enquiries of an organisation with its resellers, or of one reseller, by name. */
export async function listOwners({ db }: Pick<Services, 'db'>, scope: Scope, id: number): Promise<EnquiryOwner[]> {
  const tenant = await tenantInScope(db, scope, id);
  const resellers = tenant.parentId === null ? await listResellersOf(db, id) : [tenant];
  const resellerOf = new Map(resellers.map((reseller) => [reseller.id, { id: reseller.id, name: reseller.name }]));
  const users = await listUsersOf(db, [id, ...resellerOf.keys()]);
  return users.map((user) => ({
    id: user.id,
    name: `${user.firstName} ${user.lastName}`.trim(),
    reseller: resellerOf.get(user.organisationId ?? id) ?? null,
  }));
}
