import { may } from '@vitrine/domain/permissions/may';
import { useSession } from '../../shell/session.ts';
import { useTenant } from '../../shell/useTenant.ts';

/** Whether configurators can be made here: with the permission, in the tenant of an organisation (configurators.md §2). */
export const useMayCreate = (): boolean => {
  const { user } = useSession();
  const { parent, resellerId } = useTenant();
  return parent !== null && user.reseller === null && resellerId === null && may(user, 'configurators.create');
};
