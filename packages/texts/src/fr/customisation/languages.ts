import type { emailLanguageMessages } from '@vitrine/contract/customisation/language-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof emailLanguageMessages> = {
  language: 'Langue des textes',
  help: 'Vos textes peuvent différer selon la langue. Sans texte propre, une langue reprend celui de votre langue principale.',
  main: '{language} (langue principale)',
  written: '{count, plural, one {{language}, # texte} other {{language}, # textes}}',
  getsMain: 'Langue du visiteur : {reader}. Langue du texte reçu : {main}.',
  common:
    'L’expéditeur, l’objet de la demande, les réseaux sociaux et les options activées sont communs à toutes les langues.',
  preview: 'Aperçu en',
  beside: 'À côté',
  nothing: 'Une seule langue',
  previewIn: 'Aperçu : {language}',
  tenantEmail: 'Vous recevez cet e-mail dans la langue des e-mails indiquée dans les paramètres du compte.',
};
