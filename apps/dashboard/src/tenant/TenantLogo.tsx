import { Text } from '@mantine/core';
import { useState } from 'react';
import { useSession } from '../session/session.ts';
import { Mark, Wordmark } from '../ui/Logo.tsx';
import { logoAddress } from './logo-address.ts';
import classes from './TenantLogo.module.css';
import type { TenantParent } from './useTenant.ts';

/** The tenant's logo; without one the product's logo, with the tenant's name as heading. */
export const TenantLogo = ({ parent }: { parent: TenantParent | null }) => {
  const { appConfig } = useSession();
  const [failed, setFailed] = useState<string | null>(null);
  if (parent === null) return <Wordmark small />;
  const address = logoAddress(appConfig.content_url, parent);
  if (address !== null && failed !== address)
    return <img className={classes.logo} src={address} alt={parent.name} onError={() => setFailed(address)} />;
  return (
    <div className={classes.named}>
      <Mark size={24} />
      <Text component="h2" size="lg" truncate fw={600} lts="-0.012em">
        {parent.name}
      </Text>
    </div>
  );
};
