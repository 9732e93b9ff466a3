import type { ReactNode } from 'react';
import { NotFound } from '../../routes/NotFound.tsx';
import { useSession } from '../../session/session.ts';
import { useTenant } from '../../tenant/useTenant.ts';

/** Only enterprise organisations have resellers; resellers have none. */
export const OnlyEnterprise = ({ children }: { children: ReactNode }) => {
  const { user } = useSession();
  const { parent, orgName } = useTenant();
  const ofReseller = orgName === null && user.reseller !== null;
  return parent?.enterprise && !ofReseller ? children : <NotFound />;
};
