import { may } from '@vitrine/domain/permissions/may';
import { useSession } from '../../session/session.ts';
import { useTenant } from '../../tenant/useTenant.ts';

/** Whether the user can create configurators here: with the permission, for an organisation. */
export const useMayCreate = (): boolean => {
  const { user } = useSession();
  const { parent, resellerId } = useTenant();
  return parent !== null && user.reseller === null && resellerId === null && may(user, 'configurators.create');
};
