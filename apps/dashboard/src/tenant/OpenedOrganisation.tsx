import { Box } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Outlet, useLocation, useParams } from '@tanstack/react-router';
import { organisationMessages } from '@vitrine/contract/organisations/messages';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { useEffect, useState } from 'react';
import { Redirect } from '../routes/Redirect.tsx';
import { organisationsQuery, tenantKey } from '../session/queries.ts';
import { useSession } from '../session/session.ts';
import { NotLoaded } from '../ui/feedback/FailedList.tsx';
import { RowsSkeleton } from '../ui/feedback/Skeletons.tsx';
import { PageHeader } from '../ui/page/PageHeader.tsx';
import { logoAddress } from './logo-address.ts';
import { ORGANISATIONS, pathsOf } from './paths.ts';
import type { TenantParent } from './useTenant.ts';

/** The banner of an organisation over its first page; nothing where there is none or it fails to load. */
const TenantBanner = ({ tenant }: { tenant: TenantParent & { banner: string | null } }) => {
  const { appConfig } = useSession();
  const [failed, setFailed] = useState(false);
  const address = logoAddress(appConfig.content_url, { ...tenant, logo: tenant.banner });
  if (address === null || failed) return null;
  return (
    <Box
      component="img"
      src={address}
      alt=""
      onError={() => setFailed(true)}
      w="100%"
      h="clamp(96px, 14vw, 176px)"
      mb={24}
      bdrs={12}
      style={{ objectFit: 'cover' }}
    />
  );
};

const isAt = (pathname: string, path: string): boolean => decodeURI(pathname) === decodeURI(path);

/** An organisation opened from the admin host. Its views wait for its data, and leaving it clears that data. */
export const OpenedOrganisation = () => {
  const { orgName } = useParams({ strict: false }) as { orgName: string };
  const firstPage = useLocation({ select: ({ pathname }) => isAt(pathname, pathsOf(orgName).configurators) });
  const queryClient = useQueryClient();
  const organisations = useQuery(organisationsQuery);
  useEffect(() => () => queryClient.removeQueries({ queryKey: tenantKey(orgName) }), [queryClient, orgName]);

  if (!organisations.data)
    return (
      <>
        <PageHeader title={orgName} />
        <NotLoaded
          what={uiMessages.organisations}
          query={organisations}
          skeleton={<RowsSkeleton label={organisationMessages.fetching} />}
        />
      </>
    );
  const opened = organisations.data.find(({ name }) => name === orgName);
  if (opened === undefined) return <Redirect to={ORGANISATIONS} />;
  return (
    <>
      {firstPage && <TenantBanner key={opened.banner} tenant={opened} />}
      <Outlet />
    </>
  );
};
