import type { priceImportMessages } from '@vitrine/contract/prices/import-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof priceImportMessages> = {
  importSentence: 'Het bestand wordt eerst met de lijst vergeleken. De wijzigingen slaat u daarna op.',
  importHint: 'De eerste rij heeft de koppen: SKU of Article, en Price. Hoogstens 5 MB.',
  importTooLarge: 'Bestanden mogen hoogstens 5 MB groot zijn.',
  importUnreadable: 'Dit is geen CSV- of Excel-bestand dat kan worden gelezen.',
  importEmpty: 'Het bestand heeft geen rijen onder de koppen.',
  importNoKey: 'Het bestand heeft een kolom SKU of Article nodig.',
  importNoPrice: 'Het bestand heeft een kolom Price nodig.',
  importTooLong: 'Bestanden mogen hoogstens {importLines, number} rijen hebben.',
  importUnknown: 'In geen enkele configurator en niet in deze lijst',
  importTwice: 'Staat dubbel in het bestand',
  importSummary: '{added} nieuw, {changed} gewijzigd, {same} ongewijzigd, {issues} met problemen',
  importWithout: '{count} zonder prijs; daar verandert niets.',
  importApply: '{prices} aan de lijst toevoegen',
  importNumberRead: '{text} wordt gelezen als {amount}',
  importNumberUnread: '{text} kan niet worden gelezen',
  importChanges: 'Wijzigingen',
  importIssues: 'Problemen',
  line: 'Regel',
  article: 'Artikel',
  columnName: 'Kolom',
  value: 'Waarde',
  issue: 'Probleem',
  before: 'Voor',
  firstShown: 'Alleen de eerste {count} staan erbij.',
};
