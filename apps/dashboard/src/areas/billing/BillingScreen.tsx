import { Box, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { billingMessages as messages } from '@vitrine/contract/billing/messages';
import type { billingRoutes, Contract } from '@vitrine/contract/billing/routes';
import { contractPeriods, renewalOf } from '@vitrine/domain/billing/contract-periods';
import { usageLevel } from '@vitrine/domain/organisations/usage';
import { call } from '../../calls/call.ts';
import { useSession } from '../../session/session.ts';
import { useTenant } from '../../tenant/useTenant.ts';
import { formatNumber } from '../../ui/counted.ts';
import { EmptyCase } from '../../ui/feedback/drawings.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { FailedList } from '../../ui/feedback/FailedList.tsx';
import { RowsSkeleton } from '../../ui/feedback/Skeletons.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import classes from './BillingScreen.module.css';
import { monthText, sessionsNow } from './months.ts';
import { TotalSessions } from './TotalSessions.tsx';

const Usage = ({ sessions, limit }: { sessions: number; limit: number }) => {
  const level = usageLevel(sessions, limit);
  const percent = limit > 0 ? Math.round((sessions * 100) / limit) : 0;
  return (
    <dd className={`${classes.usage} ${level === 'normal' ? '' : level}`} data-level={level}>
      {formatNumber(sessions)} of {formatNumber(limit)} ({percent} %)
    </dd>
  );
};

interface CurrentPlanProps {
  contract: Contract;
  /** Of the current month; null outside the contract. */
  sessions: number | null;
}

/** The contract, and the used sessions of this month. */
const CurrentPlan = ({ contract, sessions }: CurrentPlanProps) => {
  const start = new Date(contract.starting_at);
  return (
    <Box
      component="section"
      p={{ base: 16, sm: 24 }}
      flex="none"
      bd="1px solid var(--vt-line)"
      bdrs={8}
      aria-label="Current Plan"
    >
      <Group gap={12} justify="space-between" pb={20} className="vt-ruled-bottom">
        <div>
          <Text component="h2" size="xs" c="gray" fw={400}>
            Current Plan
          </Text>
          <Text size="xl" mt={4} fw={600} lts="-0.022em">
            {messages.planType(contract.enterprise)}
          </Text>
        </div>
        <Text inherit c="dimmed" fz={13}>
          {messages.contact}
        </Text>
      </Group>
      <dl className={classes.facts}>
        <div>
          <dt>Start</dt>
          <dd>{monthText(start)}</dd>
        </div>
        <div>
          <dt>Term</dt>
          <dd>{messages.term(contract.years)}</dd>
        </div>
        <div>
          <dt>Limit</dt>
          <dd>{messages.sessionLimit(formatNumber(contract.sessions))}</dd>
        </div>
        {sessions !== null && (
          <div>
            <dt>This month</dt>
            <Usage sessions={sessions} limit={contract.sessions} />
          </div>
        )}
        <div>
          <dt>Renewal</dt>
          <dd>{monthText(renewalOf(start, contract.years))}</dd>
        </div>
      </dl>
    </Box>
  );
};

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
