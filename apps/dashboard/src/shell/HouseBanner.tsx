import { useState } from 'react';
import classes from './HouseBanner.module.css';
import { logoAddress } from './logo-address.ts';
import { useSession } from './session.ts';
import type { HouseParent } from './useHouse.ts';

/** The banner of an organisation over its first page (decision N22); nothing where there is none or it cannot be had. */
export const HouseBanner = ({ house }: { house: HouseParent & { banner: string | null } }) => {
  const { surroundings } = useSession();
  const [failed, setFailed] = useState(false);
  const address = logoAddress(surroundings.content_url, { ...house, logo: house.banner });
  if (address === null || failed) return null;
  return <img className={classes.banner} src={address} alt="" onError={() => setFailed(true)} />;
};
