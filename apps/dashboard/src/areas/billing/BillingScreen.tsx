import { Box, Flex, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { billingMessages as messages } from '@vitrine/contract/billing/messages';
import type { billingRoutes, Contract } from '@vitrine/contract/billing/routes';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { currentLocale } from '@vitrine/contract/texts/in-locale';
import { contractPeriods, renewalOf } from '@vitrine/domain/billing/contract-periods';
import { usageLevel } from '@vitrine/domain/organisations/usage';
import { call } from '../../calls/call.ts';
import { useSession } from '../../session/session.ts';
import { useTenant } from '../../tenant/useTenant.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NotLoaded } from '../../ui/feedback/FailedList.tsx';
import { RowsSkeleton } from '../../ui/feedback/Skeletons.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { monthText, sessionsNow } from './months.ts';
import { TotalSessions } from './TotalSessions.tsx';

const LEVEL_COLOUR = { normal: 'bright', danger: 'yellow', negative: 'red' };

const Usage = ({ sessions, limit }: { sessions: number; limit: number }) => {
  const level = usageLevel(sessions, limit);
  const percent = limit > 0 ? Math.round((sessions * 100) / limit) : 0;
  return (
    <Text
      span
      inherit
      c={LEVEL_COLOUR[level]}
      fw={level === 'normal' ? 400 : 600}
      className={level === 'normal' ? '' : level}
      data-level={level}
    >
      {messages.sessionsOf(sessions, limit, percent)}
    </Text>
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
  const facts = [
    { label: uiMessages.start, value: monthText(start) },
    { label: messages.termLabel, value: messages.term(contract.years) },
    { label: messages.limit, value: messages.sessionLimit(String(contract.sessions)) },
    {
      label: messages.thisMonth,
      value: sessions === null ? null : <Usage sessions={sessions} limit={contract.sessions} />,
    },
    { label: messages.renewal, value: monthText(renewalOf(start, contract.years)) },
  ].filter(({ value }) => value !== null);
  return (
    <Box
      component="section"
      p={{ base: 16, sm: 24 }}
      flex="none"
      bd="1px solid var(--vt-line)"
      bdrs={8}
      aria-label={messages.currentPlan}
    >
      <Group gap={12} justify="space-between" pb={20} className="vt-ruled-bottom">
        <div>
          <Text component="h2" size="xs" c="gray" fw={400}>
            {messages.currentPlan}
          </Text>
          <Text size="xl" mt={4} fw={600} lts="-0.022em">
            {messages.planType(contract.enterprise)}
          </Text>
        </div>
        <Text inherit c="dimmed" fz={13}>
          {messages.contact}
        </Text>
      </Group>
      <Flex
        component="dl"
        direction={{ base: 'column', sm: 'row' }}
        wrap="wrap"
        justify="space-between"
        gap="16px 32px"
        pt={20}
      >
        {facts.map(({ label, value }) => (
          <div key={label}>
            <Text component="dt" size="xs" c="gray">
              {label}
            </Text>
            <Box component="dd" mt={2} className="vt-digits">
              {value}
            </Box>
          </div>
        ))}
      </Flex>
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

const NoContract = () => <EmptyState title={messages.noContract} help={messages.noContractHelp} />;

const OfOrganisation = ({ id }: { id: number }) => {
  const { key } = useTenant();
  const query = useQuery({
    // The server names the months, in the language of the request.
    queryKey: [...key, 'billing', id, currentLocale()],
    queryFn: () => Promise.all([readContract(id), readBilling(id)]),
  });
  const skeleton = <RowsSkeleton label={messages.loading} image={false} />;
  if (!query.data) return <NotLoaded what={uiMessages.billing} query={query} skeleton={skeleton} />;
  const [contract, billing] = query.data;
  if (contract === null) return <NoContract />;
  const { starting_at, years } = contract;
  const periods = contractPeriods(new Date(starting_at), years);
  return (
    <>
      <CurrentPlan contract={contract} sessions={sessionsNow(periods, billing, new Date())} />
      <TotalSessions contract={contract} periods={periods} billing={billing} />
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
      <PageHeader title={uiMessages.billing} />
      <Box pt={{ base: 20, sm: 28 }}>{id === null ? <NoContract /> : <OfOrganisation key={id} id={id} />}</Box>
    </>
  );
};
