import type { languageMessages } from '@vitrine/contract/languages/messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof languageMessages> = {
  own: 'Ditt språk',
  ownHelp: 'Språket på skärmen och i mejl om ditt konto.',
  language: 'Språk',
  asTenant: 'Automatiskt',
  save: 'Spara språk',
  savedTitle: 'Sparat',
  savedAsTenant: 'Skärmen följer din webbläsare och mejlen din organisation.',
  saved: 'Språket på skärmen och i mejl om ditt konto: {language}.',
  notSavedTitle: 'Språket sparades inte',
  ofTenant: 'Mejlens språk',
  ofTenantHelp: 'Aviseringar om förfrågningar och offerter samt mejl till användare som inte har valt språk.',
  asManufacturer: 'Som {manufacturer}',
};
