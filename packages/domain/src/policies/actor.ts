import type { Holder } from '../permissions/manage-user.ts';

/** Who acts: what they may do, and where they belong. Administrators belong nowhere. */
export interface Actor extends Holder {
  organisation: { id: number } | null;
  reseller: { id: number } | null;
}
