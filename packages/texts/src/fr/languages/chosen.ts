import type { languageMessages } from '@vitrine/contract/languages/messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof languageMessages> = {
  own: 'Votre langue',
  ownHelp: 'La langue des écrans et des e-mails concernant votre compte.',
  language: 'Langue',
  asTenant: 'Automatique',
  save: 'Enregistrer la langue',
  savedTitle: 'Enregistré',
  savedAsTenant: 'Les écrans suivent votre navigateur, les e-mails votre organisation.',
  saved: 'Langue des écrans et des e-mails concernant votre compte : {language}.',
  notSavedTitle: 'La langue n’a pas été enregistrée',
  ofTenant: 'Langue des e-mails',
  ofTenantHelp:
    'Pour les notifications de demandes et de devis, et les e-mails aux utilisateurs qui n’ont pas choisi de langue.',
  asManufacturer: 'Comme {manufacturer}',
};
