import type { languageMessages } from '@vitrine/contract/languages/messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof languageMessages> = {
  own: 'O seu idioma',
  ownHelp: 'O idioma dos ecrãs e dos e-mails sobre a sua conta.',
  language: 'Idioma',
  asTenant: 'Automático',
  save: 'Guardar idioma',
  savedTitle: 'Guardado',
  savedAsTenant: 'Os ecrãs seguem o seu navegador e os e-mails, a sua organização.',
  saved: 'Idioma dos ecrãs e dos e-mails sobre a sua conta: {language}.',
  notSavedTitle: 'O idioma não foi guardado',
  ofTenant: 'Idioma dos e-mails',
  ofTenantHelp:
    'Para as notificações de pedidos e orçamentos e para os e-mails a utilizadores que não escolheram idioma.',
  asManufacturer: 'O de {manufacturer}',
};
