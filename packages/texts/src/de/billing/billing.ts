import type { billingMessages } from '@vitrine/contract/billing/messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof billingMessages> = {
  planType: '{enterprise, select, true {Enterprise-Lizenz mit Händlern} other {Standardlizenz}}',
  term: '{years} {years, plural, one {Jahr} other {Jahre}} Laufzeit',
  sessionLimit: 'Ihr Limit beträgt {sessions} Sitzungen im Monat',
  contact: 'Für Änderung oder Kündigung kontaktieren Sie uns',
  chart: 'Sitzungen insgesamt',
  loading: 'Abrechnung wird geladen',
  noContract: 'Kein Vertrag',
  noContractHelp: 'Sitzungen werden ab dem Tag gezählt, an dem ein Vertrag beginnt.',

  termLabel: 'Laufzeit',
  sessionsOf: '{sessions, number} von {limit, number} ({percent} %)',
  limit: 'Limit',
  thisMonth: 'Dieser Monat',
  renewal: 'Verlängerung',
  currentPlan: 'Aktueller Tarif',
  month: 'Monat',
  showAsTable: 'Als Tabelle',
  contractPeriod: 'Vertragszeitraum',
  sessionLimitLabel: 'Sitzungslimit {name}',
};
