import type { emailLanguageMessages } from '@vitrine/contract/customisation/language-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof emailLanguageMessages> = {
  language: 'Idioma de los textos',
  help: 'Sus textos pueden variar según el idioma. Un idioma sin texto propio recibe el de su idioma principal.',
  main: '{language} (idioma principal)',
  written: '{count, plural, one {{language}, # texto} other {{language}, # textos}}',
  getsMain: 'Quienes leen en {reader} reciben el texto en {main}.',
  common:
    'El remitente, el asunto de las consultas, los enlaces a redes sociales y lo que está activado son comunes a todos los idiomas.',
  preview: 'Vista previa en',
  beside: 'Al lado',
  nothing: 'Un solo idioma',
  previewIn: 'Vista previa en {language}',
  tenantEmail: 'Recibe este correo en el idioma de los correos indicado en Configuración de la cuenta.',
};
