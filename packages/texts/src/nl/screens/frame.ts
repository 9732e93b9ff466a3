import type { frameMessages } from '@vitrine/contract/screens/frame-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof frameMessages> = {
  menu: 'Menu',
  hideTheConfigurators: 'Configurators verbergen',
  showTheConfigurators: 'Configurators tonen',
  notFoundHelp: 'Deze pagina bestaat niet of u hebt er geen toegang toe.',
  backToConfigurators: 'Terug naar Configurators',
  goToSignIn: 'Naar aanmelden',
  backToOrganisations: 'Terug naar Organisaties',
  closeTheMenu: 'Menu sluiten',
  main: 'Hoofdmenu',
  support: 'Support',
  prices: 'Prijzen',
  quotes: 'Offertes',
  stock: 'Voorraad',
};
