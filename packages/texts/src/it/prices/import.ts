import type { priceImportMessages } from '@vitrine/contract/prices/import-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof priceImportMessages> = {
  importSentence: 'Il file viene prima confrontato con il listino. Le modifiche si salvano dopo.',
  importHint: 'La prima riga contiene le intestazioni: SKU o Article, e Price. Massimo 5 MB.',
  importTooLarge: 'I file possono pesare al massimo 5 MB.',
  importUnreadable: 'Questo file non è un CSV o un Excel leggibile.',
  importEmpty: 'Il file non ha righe sotto le intestazioni.',
  importNoKey: 'Nel file manca una colonna SKU o Article.',
  importNoPrice: 'Nel file manca una colonna Price.',
  importTooLong: 'I file possono avere al massimo {importLines, number} righe.',
  importUnknown: 'In nessun configuratore, né in questo listino',
  importTwice: 'Doppio nel file',
  importSummary:
    '{added, plural, one {{added} nuovo} other {{added} nuovi}}, {changed, plural, one {{changed} modificato} other {{changed} modificati}}, {same, plural, one {{same} invariato} other {{same} invariati}}, {issues} con problemi',
  importWithout: '{count} senza prezzo, quindi senza effetto.',
  importApply: 'Aggiungi {prices} al listino',
  importNumberRead: '{text} viene letto come {amount}',
  importNumberUnread: '{text} non è leggibile',
  importChanges: 'Modifiche',
  importIssues: 'Problemi',
  line: 'Riga',
  article: 'Articolo',
  columnName: 'Colonna',
  value: 'Valore',
  issue: 'Problema',
  before: 'Prima',
  firstShown: 'Sono elencati solo i primi {count}.',
};
