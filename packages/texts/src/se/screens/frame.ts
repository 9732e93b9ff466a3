import type { frameMessages } from '@vitrine/contract/screens/frame-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof frameMessages> = {
  menu: 'Meny',
  hideTheConfigurators: 'Dölj konfiguratorerna',
  showTheConfigurators: 'Visa konfiguratorerna',
  notFoundHelp: 'Sidan finns inte eller så saknar du åtkomst till den.',
  backToConfigurators: 'Till konfiguratorerna',
  goToSignIn: 'Till inloggningen',
  backToOrganisations: 'Till organisationerna',
  closeTheMenu: 'Stäng menyn',
  main: 'Huvudmeny',
  support: 'Support',
  prices: 'Priser',
  quotes: 'Offerter',
  stock: 'Stockset',
};
