import type { frameMessages } from '@vitrine/contract/screens/frame-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof frameMessages> = {
  menu: 'Menu',
  hideTheConfigurators: 'Masquer les configurateurs',
  showTheConfigurators: 'Afficher les configurateurs',
  notFoundHelp: 'Cette page n’existe pas ou vous n’y avez pas accès.',
  backToConfigurators: 'Retour aux configurateurs',
  goToSignIn: 'Aller à la connexion',
  backToOrganisations: 'Retour aux organisations',
  closeTheMenu: 'Fermer le menu',
  main: 'Navigation principale',
  support: 'Assistance',
  prices: 'Prix',
  quotes: 'Devis',
  stock: 'Stock',
};
