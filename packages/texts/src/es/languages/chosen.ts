import type { languageMessages } from '@vitrine/contract/languages/messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof languageMessages> = {
  own: 'Su idioma',
  ownHelp: 'El idioma de las pantallas y de los correos sobre su cuenta.',
  language: 'Idioma',
  asTenant: 'Automático',
  save: 'Guardar idioma',
  savedTitle: 'Guardado',
  savedAsTenant: 'Las pantallas siguen a su navegador y los correos, a su organización.',
  saved: 'Idioma de las pantallas y de los correos sobre su cuenta: {language}.',
  notSavedTitle: 'El idioma no se ha guardado',
  ofTenant: 'Idioma de los correos',
  ofTenantHelp:
    'Para las notificaciones de consultas y presupuestos y para los correos a usuarios que no han elegido idioma.',
  asManufacturer: 'El de {manufacturer}',
};
