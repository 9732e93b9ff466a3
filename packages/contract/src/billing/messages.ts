import { defineMessages, message } from '../texts/define-messages.ts';
/** Texts of Billing. docs/requirements.tsv quotes all but the last ones. */
export const billingMessages = defineMessages('billing/billing', {
  planType: (enterprise: boolean) =>
    message('{enterprise, select, true {Enterprise License with Resellers} other {Standard License}}', { enterprise }),
  term: (years: number) => message('{years} year term', { years }),
  sessionLimit: (sessions: string) => message('Your session limit is {sessions} sessions per month', { sessions }),
  contact: 'Contact us to change or cancel',
  chart: 'Total Sessions',
  loading: 'Loading billing',
  noContract: 'No contract',
  noContractHelp: 'Sessions are counted from the day a contract begins.',

  termLabel: 'Term',
  sessionsOf: (sessions: number, limit: number, percent: number) =>
    message('{sessions, number} of {limit, number} ({percent} %)', { sessions, limit, percent }),
  limit: 'Limit',
  thisMonth: 'This month',
  renewal: 'Renewal',
  currentPlan: 'Current Plan',
  month: 'Month',
  showAsTable: 'Show as table',
  contractPeriod: 'Contract period',
  sessionLimitLabel: (name: string) => message('Session limit {name}', { name }),
});
