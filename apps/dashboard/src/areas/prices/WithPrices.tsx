import { Navigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSession } from '../../session/session.ts';
import { maySeePrices } from '../../tenant/may-see-prices.ts';
import { useTenant } from '../../tenant/useTenant.ts';
import { type PricesTenant, usePricesTenant } from './price-queries.ts';

/** A screen of the tenant's prices; users who may not see them get the configurators. */
export const WithPrices = ({ children }: { children: (tenant: PricesTenant | null) => ReactNode }) => {
  const { user } = useSession();
  const { paths } = useTenant();
  const tenant = usePricesTenant();
  if (!maySeePrices(user)) return <Navigate to={paths.configurators} replace />;
  return children(tenant);
};
