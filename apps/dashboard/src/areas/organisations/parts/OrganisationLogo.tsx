import type { OrganisationRow } from '@vitrine/contract/organisations/schemas';
import { useState } from 'react';
import { logoAddress } from '../../../shell/HouseLogo.tsx';
import { useSession } from '../../../shell/session.ts';
import classes from './OrganisationLogo.module.css';

/** The organisation's logo, else its name. */
export const OrganisationLogo = ({ organisation }: { organisation: OrganisationRow }) => {
  const { surroundings } = useSession();
  const [failed, setFailed] = useState(false);
  const address = logoAddress(surroundings.content_url, organisation);
  if (address === null || failed) return <span className={classes.name}>{organisation.name}</span>;
  return <img className={classes.logo} src={address} alt={organisation.name} onError={() => setFailed(true)} />;
};
