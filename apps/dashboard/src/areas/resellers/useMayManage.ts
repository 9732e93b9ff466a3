import { mayCreateResellers } from '@vitrine/domain/policies/resellers';
import { useSession } from '../../session/session.ts';
import { useTenant } from '../../tenant/useTenant.ts';

/** Whether the signed-in user may make and change resellers of the organisation on screen. */
export const useMayManage = (): boolean => {
  const { user } = useSession();
  const { parent } = useTenant();
  return parent !== null && mayCreateResellers(user, parent.id);
};
