import type { languageMessages } from '@vitrine/contract/languages/messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof languageMessages> = {
  own: 'Lingua personale',
  ownHelp: 'La lingua delle schermate e delle e-mail sul proprio account.',
  language: 'Lingua',
  asTenant: 'Automatica',
  save: 'Salva lingua',
  savedTitle: 'Salvato',
  savedAsTenant: 'Le schermate seguono il browser, le e-mail l’organizzazione.',
  saved: 'Lingua delle schermate e delle e-mail sull’account: {language}.',
  notSavedTitle: 'La lingua non è stata salvata',
  ofTenant: 'Lingua delle e-mail',
  ofTenantHelp:
    'Per le notifiche di richieste e preventivi e per le e-mail agli utenti che non hanno scelto una lingua.',
  asManufacturer: 'Come {manufacturer}',
};
