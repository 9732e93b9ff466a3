import type { preparingMessages } from '@vitrine/contract/configurators/preparing-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof preparingMessages> = {
  working: 'Förbereder bilder: {done} av {total}',
  workingHelp: 'Du kan lämna sidan medan bilderna förbereds.',
  workingThenLive: 'Du kan lämna sidan. Versionen publiceras när alla bilder är klara.',
  failed: '{count, plural, one {1 bild kunde inte förberedas} other {{count} bilder kunde inte förberedas}}',
  failedHelp: 'Försök igen eller ladda upp nya med Uppdatera JSON-data.',
  failedAsk: 'Försök igen. Om det inte hjälper kan en administratör hos Vitrine ladda upp nya: kontakta supporten.',
  incomplete: '{count, plural, one {1 bild saknas} other {{count} bilder saknas}}',
  incompleteHelp: 'Besökare ser inte det som saknas. Ladda upp det med {action}.',
  incompleteAsk:
    'Besökare ser inte det som saknas. En administratör hos Vitrine kan ladda upp det: kontakta {support}.',
  updateData: 'Uppdatera JSON-data',
  support: 'Support',
  showNames: 'Visa namn',
  hideNames: 'Dölj namn',
  dismiss: 'Stäng',
  unused: 'Uppladdade men inte använda av datafilen: {names}.',
  notRetriedTitle: 'Bilderna kunde inte förberedas igen',
};
