import type { emailLanguageMessages } from '@vitrine/contract/customisation/language-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof emailLanguageMessages> = {
  language: 'Sprache der Texte',
  help: 'Ihre Texte können je Sprache anders lauten. Eine Sprache ohne eigenen Text erhält den Ihrer Hauptsprache.',
  main: '{language} (Hauptsprache)',
  written: '{count, plural, one {{language}, # Text} other {{language}, # Texte}}',
  getsMain: 'Text für Besucher mit der Sprache {reader}: {main}.',
  common:
    'Absender, Betreff der Anfrage, Links zu sozialen Netzwerken und was eingeschaltet ist, gelten für alle Sprachen.',
  preview: 'Vorschau in',
  beside: 'Daneben',
  nothing: 'Nur eine Sprache',
  previewIn: 'Vorschau: {language}',
  tenantEmail: 'Sie erhalten diese E-Mail in der Sprache der E-Mails aus den Kontoeinstellungen.',
};
