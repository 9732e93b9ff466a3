import { Box } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { billingMessages as messages } from '@vitrine/contract/billing/messages';
import type { billingRoutes } from '@vitrine/contract/billing/routes';
import { contractPeriods } from '@vitrine/domain/billing/contract-periods';
import { call } from '../../calls/call.ts';
import { useSession } from '../../session/session.ts';
import { useTenant } from '../../tenant/useTenant.ts';
import { EmptyCase } from '../../ui/drawings.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FailedList } from '../../ui/FailedList.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { CurrentPlan } from './CurrentPlan.tsx';
import { sessionsNow } from './months.ts';
import { TotalSessions } from './TotalSessions.tsx';

const readContract = (organisationId: number) =>
  call<typeof billingRoutes.readContract>('GET', '/organisations/:organisationId/contract', {
    params: { organisationId },
  });

const readBilling = (organisationId: number) =>
  call<typeof billingRoutes.readBilling>('GET', '/organisations/:organisationId/billing', {
    params: { organisationId },
  });

const NoContract = () => (
  <EmptyState drawing={<EmptyCase />} title={messages.noContract} help={messages.noContractHelp} />
);

const OfOrganisation = ({ id }: { id: number }) => {
  const { key } = useTenant();
  const contract = useQuery({ queryKey: [...key, 'contract', id], queryFn: () => readContract(id) });
  const billing = useQuery({ queryKey: [...key, 'billing', id], queryFn: () => readBilling(id) });
  const failed = [contract, billing].find(({ isError }) => isError);
  if (failed)
    return (
      <FailedList
        what="Billing"
        error={failed.error}
        onRetry={() => {
          contract.refetch();
          billing.refetch();
        }}
        retrying={contract.isFetching || billing.isFetching}
      />
    );
  if (contract.data === undefined || billing.data === undefined)
    return <RowsSkeleton label={messages.loading} image={false} />;
  if (contract.data === null) return <NoContract />;
  const { starting_at, years } = contract.data;
  const periods = contractPeriods(new Date(starting_at), years);
  return (
    <>
      <CurrentPlan contract={contract.data} sessions={sessionsNow(periods, billing.data, new Date())} />
      <TotalSessions contract={contract.data} periods={periods} billing={billing.data} />
    </>
  );
};

/** Contract and sessions of the organisation; resellers and staff have neither. */
export const BillingScreen = () => {
  const { user } = useSession();
  const { openedId } = useTenant();
  const id = openedId ?? (user.reseller === null ? (user.organisation?.id ?? null) : null);
  return (
    <>
      <PageHeader title="Billing" />
      <Box pt={{ base: 20, sm: 28 }}>{id === null ? <NoContract /> : <OfOrganisation key={id} id={id} />}</Box>
    </>
  );
};
