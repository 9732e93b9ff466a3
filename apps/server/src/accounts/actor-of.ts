import type { Actor } from '@vitrine/domain/policies/actor';
import type { Caller } from '../plugins/session.ts';
import { holderOf } from './present-user.ts';

/** A caller as the policies see it. */
export const actorOf = ({
  user,
  organisation,
  reseller,
}: Pick<Caller, 'user' | 'organisation' | 'reseller'>): Actor => ({
  ...holderOf(user),
  organisation,
  reseller,
});
