import { mayBuildVersions } from '@vitrine/domain/policies/versions';
import { useSession } from '../../session/session.ts';
import { useTenant } from '../../tenant/useTenant.ts';

/** Whether the user can change layers and images here: of an organisation's configurators, or of the own copies. */
export const useMayBuild = (): boolean => {
  const { user } = useSession();
  const { parent, resellerId } = useTenant();
  return parent !== null && resellerId === null && mayBuildVersions(user);
};
