import { billingMessages as messages } from '@vitrine/contract/billing/messages';
import type { Contract } from '@vitrine/contract/billing/routes';
import { renewalOf } from '@vitrine/domain/billing/contract-periods';
import { usageLevel } from '@vitrine/domain/organisations/usage';
import { monthInWords } from '../months.ts';
import classes from './CurrentPlan.module.css';

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
    <section className={classes.box} aria-label="Current Plan">
      <div className={classes.head}>
        <div>
          <h2 className={classes.caption}>Current Plan</h2>
          <p className={classes.type}>{messages.planType(contract.enterprise)}</p>
        </div>
        <p className={classes.contact}>{messages.contact}</p>
      </div>
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
    </section>
  );
};
