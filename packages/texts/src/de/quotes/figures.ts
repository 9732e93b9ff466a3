import type { quoteFiguresMessages } from '@vitrine/contract/quotes/figures-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof quoteFiguresMessages> = {
  help: 'Werte ohne MwSt. Ein Angebot zählt im Monat, in dem es zuerst gesendet wurde, und gilt im Monat seiner Annahme als gewonnen.',
  fetching: 'Zahlen der Angebote werden geladen …',
  what: 'Zahlen der Angebote',
  none: 'In dieser Zeit wurden keine Angebote gesendet',
  noneHelp: 'Sobald ein Angebot gesendet ist, steht sein Wert hier nach Monaten.',
  currency: 'Währung',
  month: 'Monat',
  quoted: 'Angeboten',
  won: 'Gewonnen',
  configurators: 'Nach Konfigurator',
  resellers: 'Nach Händler',
  name: 'Name',
  quotedCount: 'Gesendete Angebote',
  wonCount: 'Gewonnene Angebote',
  quotedValue: 'Angebotswert',
  wonValue: 'Gewonnener Wert',
  download: 'Angebote als CSV laden',
  noConfigurator: 'Ohne Konfigurator',
  file: 'angebote',
};
