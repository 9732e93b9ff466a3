import type { priceImportMessages } from '@vitrine/contract/prices/import-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof priceImportMessages> = {
  importSentence: 'Filen jämförs först med listan. Sedan sparar du ändringarna.',
  importHint: 'Första raden har rubrikerna: SKU eller Article, och Price. Högst 5 MB.',
  importTooLarge: 'Filer får vara högst 5 MB.',
  importUnreadable: 'Filen är ingen CSV- eller Excel-fil som går att läsa.',
  importEmpty: 'Filen har inga rader under rubrikerna.',
  importNoKey: 'Filen behöver en kolumn SKU eller Article.',
  importNoPrice: 'Filen behöver en kolumn Price.',
  importTooLong: 'Filer får ha högst {importLines, number} rader.',
  importUnknown: 'Finns varken i någon konfigurator eller i listan',
  importTwice: 'Två gånger i filen',
  importSummary: '{added} nya, {changed} ändrade, {same} oförändrade, {issues} med problem',
  importWithout: '{count} utan pris, som inte ändrar något.',
  importApply: 'Lägg till {prices} i listan',
  importNumberRead: '{text} läses som {amount}',
  importNumberUnread: '{text} går inte att läsa',
  importChanges: 'Ändringar',
  importIssues: 'Problem',
  line: 'Rad',
  article: 'Artikel',
  columnName: 'Kolumn',
  value: 'Värde',
  issue: 'Problem',
  before: 'Före',
  firstShown: 'De första {count} visas.',
};
