import type { languageMessages } from '@vitrine/contract/languages/messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof languageMessages> = {
  own: 'Uw taal',
  ownHelp: 'De taal van uw schermen en van e-mails over uw account.',
  language: 'Taal',
  asTenant: 'Automatisch',
  save: 'Taal opslaan',
  savedTitle: 'Opgeslagen',
  savedAsTenant: 'Schermen volgen uw browser en e-mails uw organisatie.',
  saved: 'Taal van uw schermen en van e-mails over uw account: {language}.',
  notSavedTitle: 'De taal is niet opgeslagen',
  ofTenant: 'Taal van e-mails',
  ofTenantHelp: 'Meldingen van aanvragen en offertes, en e-mails aan gebruikers die geen taal hebben gekozen.',
  asManufacturer: 'Zoals {manufacturer}',
};
