import type { emailLanguageMessages } from '@vitrine/contract/customisation/language-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof emailLanguageMessages> = {
  language: 'Taal van de teksten',
  help: 'Uw teksten kunnen per taal verschillen. Een taal zonder eigen tekst krijgt die van uw hoofdtaal.',
  main: '{language} (hoofdtaal)',
  written: '{count, plural, one {{language}, # tekst} other {{language}, # teksten}}',
  getsMain: 'Voor bezoekers met {reader} geldt de tekst in de hoofdtaal: {main}.',
  common: 'Afzender, onderwerp van de aanvraag, sociale links en wat is ingeschakeld, gelden voor alle talen.',
  preview: 'Voorbeeld in',
  beside: 'Ernaast',
  nothing: 'Slechts één taal',
  previewIn: 'Voorbeeld in {language}',
  tenantEmail: 'U krijgt deze e-mail in de taal van e-mails die bij Accountinstellingen is gekozen.',
};
