import { Box } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { resellerMessages } from '@vitrine/contract/resellers/messages';
import { useEffect } from 'react';
import { markNew, useOpenedReseller } from '../../tenant/reseller-queries.ts';
import { useTenant } from '../../tenant/useTenant.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { FailedList } from '../../ui/FailedList.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { OnlyEnterprise } from './OnlyEnterprise.tsx';
import { ResellerTabs } from './parts/ResellerTabs.tsx';

/** To the list of the tenant on screen: the organisation's for administrators who opened it, otherwise one's own. */
const BackArrow = () => {
  const { paths } = useTenant();
  return <BackLink to={paths.resellers}>Resellers</BackLink>;
};

const Opened = ({ resellerId }: { resellerId: number }) => {
  const queryClient = useQueryClient();
  const { key } = useTenant();
  const { data, error, isPending, isFetching, refetch } = useOpenedReseller();
  useEffect(() => markNew(queryClient, key, resellerId, false), [queryClient, key, resellerId]);
  return (
    <>
      <PageHeader title={data?.name ?? 'Reseller'} path={<BackArrow />} phoneAction={<BackArrow />} />
      {isPending && <RowsSkeleton label={resellerMessages.fetching} image={false} />}
      {!data && error && <FailedList what="The reseller" error={error} onRetry={refetch} retrying={isFetching} />}
      {data && (
        <>
          <ResellerTabs resellerId={resellerId} />
          <Outlet />
        </>
      )}
      <Box flex="none" h={40} />
    </>
  );
};

/** The page of one reseller, with its tabs. */
export const ResellerScreen = () => {
  const { resellerId } = useTenant();
  return <OnlyEnterprise>{resellerId !== null && <Opened key={resellerId} resellerId={resellerId} />}</OnlyEnterprise>;
};
