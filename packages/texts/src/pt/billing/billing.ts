import type { billingMessages } from '@vitrine/contract/billing/messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof billingMessages> = {
  planType: '{enterprise, select, true {Licença Enterprise com revendedores} other {Licença padrão}}',
  term: '{years, plural, one {Contrato de # ano} other {Contrato de # anos}}',
  sessionLimit: 'O seu limite é de {sessions} sessões por mês',
  contact: 'Contacte-nos para alterar ou cancelar',
  chart: 'Total de sessões',
  loading: 'A carregar faturação',
  noContract: 'Sem contrato',
  noContractHelp: 'As sessões são contadas a partir do dia em que um contrato começa.',
  termLabel: 'Duração',
  sessionsOf: '{sessions, number} de {limit, number} ({percent}%)',
  limit: 'Limite',
  thisMonth: 'Este mês',
  renewal: 'Renovação',
  currentPlan: 'Plano atual',
  month: 'Mês',
  showAsTable: 'Mostrar como tabela',
  contractPeriod: 'Período do contrato',
  sessionLimitLabel: 'Limite de sessões: {name}',
};
