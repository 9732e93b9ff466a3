import type { emailLanguageMessages } from '@vitrine/contract/customisation/language-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof emailLanguageMessages> = {
  language: 'Texternas språk',
  help: 'Dina texter kan skilja sig mellan språk. Ett språk utan egen text får texten på ditt huvudspråk.',
  main: '{language} (huvudspråk)',
  written: '{count, plural, one {{language}, # text} other {{language}, # texter}}',
  getsMain: 'Besökare som läser {reader} får texten på {main}.',
  common: 'Avsändare, ämne för förfrågan, sociala länkar och vad som är aktiverat är gemensamt för alla språk.',
  preview: 'Förhandsvisa på',
  beside: 'Bredvid',
  nothing: 'Bara ett språk',
  previewIn: 'Förhandsvisning på {language}',
  tenantEmail: 'Du får det här mejlet på det språk för mejl som anges i kontoinställningarna.',
};
