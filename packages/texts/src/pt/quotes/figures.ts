import type { quoteFiguresMessages } from '@vitrine/contract/quotes/figures-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof quoteFiguresMessages> = {
  help: 'Valores sem IVA. Um orçamento conta no mês em que foi enviado pela primeira vez e é ganho no mês da sua aceitação.',
  fetching: 'A carregar os números dos orçamentos…',
  what: 'Números dos orçamentos',
  none: 'Não foram enviados orçamentos neste período',
  noneHelp: 'Quando um orçamento é enviado, o seu valor é mostrado aqui por mês.',
  currency: 'Moeda',
  month: 'Mês',
  quoted: 'Orçamentado',
  won: 'Ganho',
  configurators: 'Por configurador',
  resellers: 'Por revendedor',
  name: 'Nome',
  quotedCount: 'Enviados',
  wonCount: 'Ganhos',
  quotedValue: 'Valor enviado',
  wonValue: 'Valor ganho',
  download: 'Transferir orçamentos em CSV',
  noConfigurator: 'Sem configurador',
  file: 'orcamentos',
};
