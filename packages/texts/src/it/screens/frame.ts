import type { frameMessages } from '@vitrine/contract/screens/frame-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof frameMessages> = {
  menu: 'Menu',
  hideTheConfigurators: 'Nascondi i configuratori',
  showTheConfigurators: 'Mostra i configuratori',
  notFoundHelp: 'Questa pagina non esiste oppure non è accessibile con questo account.',
  backToConfigurators: 'Torna ai configuratori',
  goToSignIn: 'Vai all’accesso',
  backToOrganisations: 'Torna alle organizzazioni',
  closeTheMenu: 'Chiudi il menu',
  main: 'Navigazione principale',
  support: 'Assistenza',
  prices: 'Prezzi',
  quotes: 'Preventivi',
  stock: 'Stock',
};
