import type { Holder } from '../permissions/manage-user.ts';

/** The acting user: permissions and tenant. Administrators have no tenant. */
export interface Actor extends Holder {
  organisation: { id: number } | null;
  reseller: { id: number } | null;
}
