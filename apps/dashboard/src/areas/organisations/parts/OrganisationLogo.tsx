import { Stack, Text } from '@mantine/core';
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
  if (address === null || failed)
    return (
      <Text span inherit fz={15} fw={600} lts="-0.012em">
        {organisation.name}
      </Text>
    );
  return (
    <Stack component="span" gap={4} align="flex-start">
      <img className={classes.logo} src={address} alt="" onError={() => setFailed(true)} />
      <Text span size="xs" c="gray">
        {organisation.name}
      </Text>
    </Stack>
  );
};
