import { useState } from 'react';
import { useSession } from '../session/session.ts';
import { logoAddress } from './logo-address.ts';
import classes from './TenantBanner.module.css';
import type { TenantParent } from './useTenant.ts';

/** The banner of an organisation over its first page; nothing where there is none or it fails to load. */
export const TenantBanner = ({ tenant }: { tenant: TenantParent & { banner: string | null } }) => {
  const { appConfig } = useSession();
  const [failed, setFailed] = useState(false);
  const address = logoAddress(appConfig.content_url, { ...tenant, logo: tenant.banner });
  if (address === null || failed) return null;
  return <img className={classes.banner} src={address} alt="" onError={() => setFailed(true)} />;
};
