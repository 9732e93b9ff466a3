import { IconBuildingFactory2 } from '@tabler/icons-react';
import { logoPath } from '@vitrine/domain/manufacturers/logo-name';
import { useState } from 'react';
import { useSession } from '../../../session/session.ts';
import classes from './ManufacturerLogo.module.css';

/** A manufacturer's logo from the content host, found by its name; a missing one is a quiet icon. */
export const ManufacturerLogo = ({ name }: { name: string }) => {
  const { appConfig } = useSession();
  const src = `${appConfig.content_url}/${logoPath(name)}`;
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span className={classes.frame}>
      {failed === src ? (
        <IconBuildingFactory2 size={16} stroke={1.6} aria-hidden="true" />
      ) : (
        <img src={src} alt="" loading="lazy" decoding="async" onError={() => setFailed(src)} />
      )}
    </span>
  );
};
