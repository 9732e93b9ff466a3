import type { billingMessages } from '@vitrine/contract/billing/messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof billingMessages> = {
  planType: '{enterprise, select, true {Licencia Enterprise con distribuidores} other {Licencia estándar}}',
  term: '{years, plural, one {Contrato de # año} other {Contrato de # años}}',
  sessionLimit: 'Su límite es de {sessions} sesiones al mes',
  contact: 'Contáctenos para cambiar o cancelar',
  chart: 'Total de sesiones',
  loading: 'Cargando facturación',
  noContract: 'Sin contrato',
  noContractHelp: 'Las sesiones se cuentan desde el día en que empieza un contrato.',
  termLabel: 'Duración',
  sessionsOf: '{sessions, number} de {limit, number} ({percent} %)',
  limit: 'Límite',
  thisMonth: 'Este mes',
  renewal: 'Renovación',
  currentPlan: 'Plan actual',
  month: 'Mes',
  showAsTable: 'Mostrar como tabla',
  contractPeriod: 'Periodo del contrato',
  sessionLimitLabel: 'Límite de sesiones: {name}',
};
