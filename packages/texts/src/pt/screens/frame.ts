import type { frameMessages } from '@vitrine/contract/screens/frame-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof frameMessages> = {
  menu: 'Menu',
  hideTheConfigurators: 'Ocultar os configuradores',
  showTheConfigurators: 'Mostrar os configuradores',
  notFoundHelp: 'Esta página não existe ou não tem acesso a ela.',
  backToConfigurators: 'Voltar aos configuradores',
  goToSignIn: 'Ir para o início de sessão',
  backToOrganisations: 'Voltar às organizações',
  closeTheMenu: 'Fechar o menu',
  main: 'Principal',
  support: 'Suporte',
  prices: 'Preços',
  quotes: 'Orçamentos',
  stock: 'Stock',
};
