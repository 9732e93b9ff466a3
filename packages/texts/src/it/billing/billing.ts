import type { billingMessages } from '@vitrine/contract/billing/messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof billingMessages> = {
  planType: '{enterprise, select, true {Licenza Enterprise con rivenditori} other {Licenza Standard}}',
  term: '{years, plural, one {Durata: {years} anno} other {Durata: {years} anni}}',
  sessionLimit: 'Il limite è di {sessions} sessioni al mese',
  contact: 'Contattarci per modificare o disdire',
  chart: 'Sessioni totali',
  loading: 'Caricamento della fatturazione',
  noContract: 'Nessun contratto',
  noContractHelp: 'Le sessioni si contano dal giorno in cui inizia un contratto.',

  termLabel: 'Durata',
  sessionsOf: '{sessions, number} di {limit, number} ({percent}%)',
  limit: 'Limite',
  thisMonth: 'Questo mese',
  renewal: 'Rinnovo',
  currentPlan: 'Piano attuale',
  month: 'Mese',
  showAsTable: 'Mostra come tabella',
  contractPeriod: 'Periodo del contratto',
  sessionLimitLabel: 'Limite di sessioni: {name}',
};
