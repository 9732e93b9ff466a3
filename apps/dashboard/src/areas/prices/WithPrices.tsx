import type { ReactNode } from 'react';
import { Redirect } from '../../routes/Redirect.tsx';
import { useSession } from '../../session/session.ts';
import { maySeePrices } from '../../tenant/may-see-prices.ts';
import { type SellingTenant, useSellingTenant } from '../../tenant/useSellingTenant.ts';
import { useTenant } from '../../tenant/useTenant.ts';

/** A screen of the tenant's prices; users who may not see them get the configurators. */
export const WithPrices = ({ children }: { children: (tenant: SellingTenant | null) => ReactNode }) => {
  const { user } = useSession();
  const { paths } = useTenant();
  const tenant = useSellingTenant();
  if (!maySeePrices(user)) return <Redirect to={paths.configurators} />;
  return children(tenant);
};
