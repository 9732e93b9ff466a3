import type { billingMessages } from '@vitrine/contract/billing/messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof billingMessages> = {
  planType: '{enterprise, select, true {Licence Entreprise avec revendeurs} other {Licence Standard}}',
  term: '{years, plural, one {Durée : {years} an} other {Durée : {years} ans}}',
  sessionLimit: 'Votre limite est de {sessions} sessions par mois',
  contact: 'Contactez-nous pour modifier ou résilier',
  chart: 'Total des sessions',
  loading: 'Chargement de la facturation',
  noContract: 'Aucun contrat',
  noContractHelp: 'Les sessions sont comptées à partir du début d’un contrat.',

  termLabel: 'Durée',
  sessionsOf: '{sessions, number} sur {limit, number} ({percent} %)',
  limit: 'Limite',
  thisMonth: 'Ce mois-ci',
  renewal: 'Renouvellement',
  currentPlan: 'Offre actuelle',
  month: 'Mois',
  showAsTable: 'Afficher en tableau',
  contractPeriod: 'Période du contrat',
  sessionLimitLabel: 'Limite de sessions : {name}',
};
