import type { billingMessages } from '@vitrine/contract/billing/messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof billingMessages> = {
  planType: '{enterprise, select, true {Enterprise-licens med återförsäljare} other {Standardlicens}}',
  term: 'Avtalstid {years} år',
  sessionLimit: 'Din gräns är {sessions} sessioner per månad',
  contact: 'Kontakta oss för att ändra eller säga upp',
  chart: 'Sessioner totalt',
  loading: 'Läser in faktureringen',
  noContract: 'Inget avtal',
  noContractHelp: 'Sessioner räknas från den dag ett avtal börjar.',
  termLabel: 'Avtalstid',
  sessionsOf: '{sessions, number} av {limit, number} ({percent} %)',
  limit: 'Gräns',
  thisMonth: 'Den här månaden',
  renewal: 'Förnyelse',
  currentPlan: 'Nuvarande licens',
  month: 'Månad',
  showAsTable: 'Visa som tabell',
  contractPeriod: 'Avtalsperiod',
  sessionLimitLabel: 'Sessionsgräns {name}',
};
