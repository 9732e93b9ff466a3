import { Box, Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { resellerMessages } from '@vitrine/contract/resellers/messages';
import { useMemo } from 'react';
import { resellersQuery } from '../../tenant/reseller-queries.ts';
import { useTenant } from '../../tenant/useTenant.ts';
import { EmptyCase } from '../../ui/drawings.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FailedList } from '../../ui/FailedList.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { usePhone } from '../../ui/usePhone.ts';
import { sorted, useSorting } from '../../ui/useSorting.ts';
import { OnlyEnterprise } from './OnlyEnterprise.tsx';
import { ResellerTable } from './parts/ResellerTable.tsx';
import { useMayManage } from './useMayManage.ts';
import { useSteps } from './useNewReseller.ts';

const Rows = () => {
  const tenant = useTenant();
  const { data, error, isPending, isFetching, refetch } = useQuery(resellersQuery(tenant.key, tenant.openedId));
  const sorting = useSorting('name');
  const rows = useMemo(() => sorted(data ?? [], ({ name }) => name, sorting.direction), [data, sorting.direction]);
  if (isPending) return <RowsSkeleton label={resellerMessages.fetching} image={false} />;
  if (!data) return <FailedList what="Resellers" error={error} onRetry={refetch} retrying={isFetching} />;
  if (rows.length === 0)
    return <EmptyState drawing={<EmptyCase />} title={resellerMessages.empty} help={resellerMessages.emptyHelp} />;
  return <ResellerTable rows={rows} sorting={sorting} />;
};

const Resellers = () => {
  const phone = usePhone();
  const mayManage = useMayManage();
  const { start } = useSteps();
  const create = mayManage && (
    <Button
      variant="filled"
      size={phone ? 'xs' : 'sm'}
      leftSection={<IconPlus size={16} stroke={1.6} />}
      onClick={start}
    >
      Create
    </Button>
  );
  return (
    <>
      <PageHeader title="Resellers" actions={create} phoneAction={create} />
      <Box flex="none" mt={{ base: 8, sm: 28 }} pb={40}>
        <Rows />
      </Box>
      <Outlet />
    </>
  );
};

/** The resellers of the current tenant, by name. */
export const ResellersScreen = () => (
  <OnlyEnterprise>
    <Resellers />
  </OnlyEnterprise>
);
