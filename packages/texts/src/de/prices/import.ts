import type { priceImportMessages } from '@vitrine/contract/prices/import-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof priceImportMessages> = {
  importSentence: 'Die Datei wird zuerst mit der Liste verglichen. Ihre Änderungen speichern Sie danach.',
  importHint: 'Die erste Zeile enthält die Überschriften: SKU oder Article, und Preis. Bis 5 MB.',
  importTooLarge: 'Dateien dürfen höchstens 5 MB haben.',
  importUnreadable: 'Diese Datei ist keine lesbare CSV- oder Excel-Datei.',
  importEmpty: 'Die Datei hat keine Zeilen unter den Überschriften.',
  importNoKey: 'Die Datei braucht eine Spalte SKU oder Article.',
  importNoPrice: 'Die Datei braucht eine Spalte Preis.',
  importTooLong: 'Dateien dürfen höchstens {importLines, number} Zeilen haben.',
  importUnknown: 'In keinem Konfigurator und nicht in dieser Liste',
  importTwice: 'Zweimal in der Datei',
  importSummary: '{added} neu, {changed} geändert, {same} unverändert, {issues} mit Problemen',
  importWithout: '{count} ohne Preis, die nichts ändern.',
  importApply: '{prices} in die Liste übernehmen',
  importNumberRead: '{text} wird als {amount} gelesen',
  importNumberUnread: '{text} ist nicht lesbar',
  importChanges: 'Änderungen',
  importIssues: 'Probleme',
  line: 'Zeile',
  article: 'Artikel',
  columnName: 'Spalte',
  value: 'Wert',
  issue: 'Problem',
  before: 'Vorher',
  firstShown: 'Die ersten {count} sind aufgeführt.',
};
