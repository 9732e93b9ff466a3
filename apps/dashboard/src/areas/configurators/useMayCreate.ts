import { mayCreateConfigurators } from '@vitrine/domain/policies/configurators';
import { useSession } from '../../session/session.ts';
import { useTenant } from '../../tenant/useTenant.ts';

/** Whether the user can create configurators here: with the permission, for an organisation. */
export const useMayCreate = (): boolean => {
  const { user } = useSession();
  const { parent, resellerId } = useTenant();
  return parent !== null && resellerId === null && mayCreateConfigurators(user);
};
