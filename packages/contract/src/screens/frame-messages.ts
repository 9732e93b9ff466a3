import { defineMessages } from '../texts/define-messages.ts';

/** Texts of the frame around every screen: menu, notifications, error pages. */
export const frameMessages = defineMessages('screens/frame', {
  menu: 'Menu',
  hideTheConfigurators: 'Hide the configurators',
  showTheConfigurators: 'Show the configurators',
  notFoundHelp: 'This page does not exist, or you do not have access to it.',
  backToConfigurators: 'Back to Configurators',
  goToSignIn: 'Go to sign-in',
  backToOrganisations: 'Back to Organisations',
  closeTheMenu: 'Close the menu',
  main: 'Main',
  support: 'Support',
  prices: 'Prices',
  quotes: 'Quotes',
  stock: 'Stock',
});
