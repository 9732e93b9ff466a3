import type { quoteTitles } from '@vitrine/contract/quotes/titles';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof quoteTitles> = {
  title: 'Orçamentos',
  quoteTitle: 'Orçamento',
  createTitle: 'Novo orçamento',
  settingsTitle: 'Definições de orçamentos',
  sendTitle: 'Enviar orçamento',
  lostTitle: 'Marcar como perdido',
  linkTitle: 'O seu orçamento',
};
