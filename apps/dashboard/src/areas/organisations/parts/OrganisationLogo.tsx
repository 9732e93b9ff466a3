import type { OrganisationRow } from '@vitrine/contract/organisations/schemas';
import { useState } from 'react';
import { useSession } from '../../../session/session.ts';
import { logoAddress } from '../../../tenant/logo-address.ts';
import classes from './OrganisationLogo.module.css';

/** The organisation's logo over its name, for a logo alone can be read by neither everybody nor the page search. */
export const OrganisationLogo = ({ organisation }: { organisation: OrganisationRow }) => {
  const { appConfig } = useSession();
  const [failed, setFailed] = useState(false);
  const address = logoAddress(appConfig.content_url, organisation);
  if (address === null || failed) return <span className={classes.name}>{organisation.name}</span>;
  return (
    <span className={classes.both}>
      <img className={classes.logo} src={address} alt="" onError={() => setFailed(true)} />
      <span className={classes.caption}>{organisation.name}</span>
    </span>
  );
};
