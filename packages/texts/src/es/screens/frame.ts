import type { frameMessages } from '@vitrine/contract/screens/frame-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof frameMessages> = {
  menu: 'Menú',
  hideTheConfigurators: 'Ocultar los configuradores',
  showTheConfigurators: 'Mostrar los configuradores',
  notFoundHelp: 'Esta página no existe o no tiene acceso a ella.',
  backToConfigurators: 'Volver a los configuradores',
  goToSignIn: 'Ir al inicio de sesión',
  backToOrganisations: 'Volver a las organizaciones',
  closeTheMenu: 'Cerrar el menú',
  main: 'Principal',
  support: 'Soporte',
  prices: 'Precios',
  quotes: 'Presupuestos',
  stock: 'Stock',
};
