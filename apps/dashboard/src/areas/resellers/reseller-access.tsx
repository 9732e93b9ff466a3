import { mayCreateResellers } from '@vitrine/domain/policies/resellers';
import type { ReactNode } from 'react';
import { MissingPage } from '../../routes/error-pages.tsx';
import { useSession } from '../../session/session.ts';
import { useTenant } from '../../tenant/useTenant.ts';

/** Only enterprise organisations have resellers; resellers have none. */
export const OnlyEnterprise = ({ children }: { children: ReactNode }) => {
  const { user } = useSession();
  const { parent, orgName } = useTenant();
  const ofReseller = orgName === null && user.reseller !== null;
  return parent?.enterprise && !ofReseller ? children : <MissingPage />;
};

/** Whether the signed-in user may create and change resellers of the organisation on screen. */
export const useMayManage = (): boolean => {
  const { user } = useSession();
  const { parent } = useTenant();
  return parent !== null && mayCreateResellers(user, parent.id);
};
