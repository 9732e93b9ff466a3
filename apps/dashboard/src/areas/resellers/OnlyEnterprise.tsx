import type { ReactNode } from 'react';
import { NotFound } from '../../shell/NotFound.tsx';
import { useSession } from '../../shell/session.ts';
import { useTenant } from '../../shell/useTenant.ts';

/** Only enterprise organisations have resellers; resellers have none. */
export const OnlyEnterprise = ({ children }: { children: ReactNode }) => {
  const { user } = useSession();
  const { parent, orgName } = useTenant();
  const ofReseller = orgName === null && user.reseller !== null;
  return parent?.enterprise && !ofReseller ? children : <NotFound />;
};
