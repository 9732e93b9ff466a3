import type { languageMessages } from '@vitrine/contract/languages/messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof languageMessages> = {
  own: 'Lingua personale',
  ownHelp: 'La lingua delle e-mail sul proprio account. Le schermate sono in inglese.',
  language: 'Lingua',
  asTenant: 'Come la mia organizzazione',
  save: 'Salva lingua',
  savedTitle: 'Salvato',
  savedAsTenant: 'Le e-mail sono nella lingua dell’organizzazione.',
  saved: 'Lingua delle e-mail sull’account: {language}.',
  notSavedTitle: 'La lingua non è stata salvata',
  ofTenant: 'Lingua delle e-mail',
  ofTenantHelp:
    'Per le notifiche di richieste e preventivi e per le e-mail agli utenti che non hanno scelto una lingua.',
  asManufacturer: 'Come {manufacturer}',
};
