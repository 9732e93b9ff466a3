import type { languageMessages } from '@vitrine/contract/languages/messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof languageMessages> = {
  own: 'O seu idioma',
  ownHelp: 'O idioma dos e-mails sobre a sua conta e dos ecrãs.',
  language: 'Idioma',
  asTenant: 'O da minha organização',
  save: 'Guardar idioma',
  savedTitle: 'Guardado',
  savedAsTenant: 'Os e-mails têm o idioma da sua organização.',
  saved: 'Idioma dos e-mails sobre a sua conta: {language}.',
  notSavedTitle: 'O idioma não foi guardado',
  ofTenant: 'Idioma dos e-mails',
  ofTenantHelp:
    'Para as notificações de pedidos e orçamentos e para os e-mails a utilizadores que não escolheram idioma.',
  asManufacturer: 'O de {manufacturer}',
};
