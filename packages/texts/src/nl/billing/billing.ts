import type { billingMessages } from '@vitrine/contract/billing/messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof billingMessages> = {
  planType: '{enterprise, select, true {Enterprise-licentie met dealers} other {Standaardlicentie}}',
  term: 'Looptijd {years} jaar',
  sessionLimit: 'Uw sessielimiet is {sessions} sessies per maand',
  contact: 'Wijzigen of opzeggen? Neem contact op',
  chart: 'Sessies in totaal',
  loading: 'Facturering laden',
  noContract: 'Geen contract',
  noContractHelp: 'Sessies worden geteld vanaf de dag waarop een contract begint.',
  termLabel: 'Looptijd',
  sessionsOf: '{sessions, number} van {limit, number} ({percent}%)',
  limit: 'Limiet',
  thisMonth: 'Deze maand',
  renewal: 'Verlenging',
  currentPlan: 'Huidig abonnement',
  month: 'Maand',
  showAsTable: 'Als tabel tonen',
  contractPeriod: 'Contractperiode',
  sessionLimitLabel: 'Sessielimiet {name}',
};
