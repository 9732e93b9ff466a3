import { Box, Group, Text } from '@mantine/core';
import { billingMessages as messages } from '@vitrine/contract/billing/messages';
import type { Contract } from '@vitrine/contract/billing/routes';
import { renewalOf } from '@vitrine/domain/billing/contract-periods';
import { usageLevel } from '@vitrine/domain/organisations/usage';
import classes from './CurrentPlan.module.css';
import { monthInWords } from './months.ts';

const figures = new Intl.NumberFormat('en-GB');

const Usage = ({ sessions, limit }: { sessions: number; limit: number }) => {
  const level = usageLevel(sessions, limit);
  const percent = limit > 0 ? Math.round((sessions * 100) / limit) : 0;
  return (
    <dd className={`${classes.usage} ${level === 'normal' ? '' : level}`} data-level={level}>
      {figures.format(sessions)} of {figures.format(limit)} ({percent} %)
    </dd>
  );
};

interface CurrentPlanProps {
  contract: Contract;
  /** Of the running month; null outside the contract. */
  sessions: number | null;
}

/** The contract in words, and how many of this month's sessions are used. */
export const CurrentPlan = ({ contract, sessions }: CurrentPlanProps) => {
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
          <dd>{monthInWords(start)}</dd>
        </div>
        <div>
          <dt>Term</dt>
          <dd>{messages.term(contract.years)}</dd>
        </div>
        <div>
          <dt>Limit</dt>
          <dd>{messages.sessionLimit(figures.format(contract.sessions))}</dd>
        </div>
        {sessions !== null && (
          <div>
            <dt>This month</dt>
            <Usage sessions={sessions} limit={contract.sessions} />
          </div>
        )}
        <div>
          <dt>Renewal</dt>
          <dd>{monthInWords(renewalOf(start, contract.years))}</dd>
        </div>
      </dl>
    </Box>
  );
};
