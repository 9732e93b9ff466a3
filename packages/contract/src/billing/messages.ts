/** Texts of Billing. docs/requirements.tsv quotes all but the last ones. */
export const billingMessages = {
  planType: (enterprise: boolean) => (enterprise ? 'Enterprise License with Resellers' : 'Standard License'),
  term: (years: number) => `${years} year term`,
  sessionLimit: (sessions: string) => `Your session limit is ${sessions} sessions per month`,
  contact: 'Contact us to change or cancel',
  chart: 'Total Sessions',
  loading: 'Loading billing',
  noContract: 'No contract',
  noContractHelp: 'Sessions are counted from the day a contract begins.',
  noticeSubject: (percent: number) => `You have used ${percent} % of your sessions this month`,
  noticeSentence: (used: string, limit: string, month: string) =>
    `You have used ${used} of ${limit} sessions in ${month}. Nothing is switched off: visitors see your configurators as before.`,
  noticeButton: 'Open Billing',
  noticeReason: (organisation: string) =>
    `You receive this because your address is the main contact of ${organisation}.`,
} as const;
