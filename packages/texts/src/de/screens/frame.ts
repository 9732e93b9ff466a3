import type { frameMessages } from '@vitrine/contract/screens/frame-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof frameMessages> = {
  menu: 'Menü',
  hideTheConfigurators: 'Konfiguratoren ausblenden',
  showTheConfigurators: 'Konfiguratoren einblenden',
  notFoundHelp: 'Diese Seite gibt es nicht, oder Sie haben keinen Zugriff darauf.',
  backToConfigurators: 'Zurück zu den Konfiguratoren',
  goToSignIn: 'Zur Anmeldung',
  backToOrganisations: 'Zurück zu den Organisationen',
  closeTheMenu: 'Menü schließen',
  main: 'Hauptmenü',
  support: 'Support',
  prices: 'Preise',
  quotes: 'Angebote',
  stock: 'Stockset',
};
