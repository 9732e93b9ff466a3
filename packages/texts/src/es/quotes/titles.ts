import type { quoteTitles } from '@vitrine/contract/quotes/titles';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof quoteTitles> = {
  title: 'Presupuestos',
  quoteTitle: 'Presupuesto',
  createTitle: 'Nuevo presupuesto',
  settingsTitle: 'Configuración de presupuestos',
  sendTitle: 'Enviar presupuesto',
  lostTitle: 'Marcar como perdido',
  linkTitle: 'Su presupuesto',
};
