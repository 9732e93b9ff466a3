import type { preparingMessages } from '@vitrine/contract/configurators/preparing-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof preparingMessages> = {
  working: 'A preparar imagens: {done} de {total}',
  workingHelp: 'Pode sair desta página enquanto as imagens são preparadas.',
  workingThenLive: 'Pode sair desta página. A versão é publicada quando todas as imagens estiverem prontas.',
  failed: '{count, plural, one {Não foi possível preparar # imagem} other {Não foi possível preparar {count} imagens}}',
  failedHelp: 'Tente de novo ou carregue outras com Atualizar dados JSON.',
  failedAsk: 'Tente de novo. Se não resultar, um administrador do Vitrine pode carregar outras: contacte o suporte.',
  incomplete: '{count, plural, one {Falta # imagem} other {Faltam {count} imagens}}',
  incompleteHelp: 'Os visitantes não veem o que falta. Carregue-o com {action}.',
  incompleteAsk: 'Os visitantes não veem o que falta. Um administrador do Vitrine pode carregá-lo: contacte {support}.',
  updateData: 'Atualizar dados JSON',
  support: 'Suporte',
  showNames: 'Mostrar nomes',
  hideNames: 'Ocultar nomes',
  dismiss: 'Fechar',
  unused: 'Carregadas, mas não utilizadas no ficheiro de dados: {names}.',
  notRetriedTitle: 'Não foi possível tentar de novo com as imagens',
};
