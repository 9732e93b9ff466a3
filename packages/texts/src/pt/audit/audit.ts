import type { auditMessages } from '@vitrine/contract/audit/messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof auditMessages> = {
  fetching: 'A carregar atividade…',
  empty: 'Ainda não há atividade',
  emptyHelp: 'Aqui aparecem os inícios de sessão e as alterações de contas e versões.',
  noneFound: 'Nenhuma atividade encontrada',
  noneFoundHelp: 'Verifique a ortografia ou mostre toda a atividade.',
  everyKind: 'Mostrar tudo',
  search: 'Pesquisar nomes, e-mails e detalhes',
  unknownActor: 'Desconhecido',
  filterByKind: 'Filtrar por tipo',
  showMore: 'Mostrar mais',
  when: 'Quando',
  who: 'Quem',
  what: 'O quê',
  toWhom: 'A quem',
  detail: 'Detalhe',
};
