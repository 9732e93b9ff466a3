import type { emailLanguageMessages } from '@vitrine/contract/customisation/language-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof emailLanguageMessages> = {
  language: 'Lingua dei testi',
  help: 'I testi possono variare per lingua. Una lingua senza testo proprio riceve quello della lingua principale.',
  main: '{language} (lingua principale)',
  written: '{count, plural, one {{language}, # testo} other {{language}, # testi}}',
  getsMain: 'Lingua del visitatore: {reader}. Lingua del testo ricevuto: {main}.',
  common: 'Mittente, oggetto della richiesta, link social e opzioni attive sono comuni a tutte le lingue.',
  preview: 'Anteprima in',
  beside: 'A confronto',
  nothing: 'Una sola lingua',
  previewIn: 'Anteprima: {language}',
  tenantEmail: 'Questa e-mail arriva nella lingua delle e-mail scelta in «Impostazioni account».',
};
