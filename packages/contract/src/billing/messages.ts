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
  noticeSubject: (percent: number) => message('You have used {percent} % of your sessions this month', { percent }),
  noticeSentence: (used: string, limit: string, month: string) =>
    message(
      'You have used {used} of {limit} sessions in {month}. Nothing is switched off: visitors see your configurators as before.',
      { used, limit, month },
    ),
  noticeButton: 'Open Billing',
  noticeReason: (organisation: string) =>
    message('You receive this because your address is the main contact of {organisation}.', { organisation }),

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
