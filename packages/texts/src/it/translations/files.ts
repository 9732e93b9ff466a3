import type { TextsOf } from '@vitrine/contract/texts/define-messages';
import type { translationImportMessages } from '@vitrine/contract/translations/import-messages';

export const texts: TextsOf<typeof translationImportMessages> = {
  exportAll: 'Tutte',
  exportMissing: 'Mancanti',
  exportOutdated: 'Superate',
  exportXliff: 'Esporta in XLIFF: {what}',
  exportXlsx: 'Esporta in Excel: {what}',
  importTitle: 'Importa traduzioni',
  importFile: 'Scegli un file',
  importHelp: 'XLIFF 2.1 o il file Excel esportato. Nulla cambia prima di aver visto che cosa cambierebbe.',
  importUnsaved: 'Salvare o scartare prima le modifiche, per non mescolarle con quelle del file.',
  importSheetUnreadable: 'Questo non è un file Excel di traduzioni: esportarne uno per vederne le colonne.',
  importTooLarge: 'I file possono pesare al massimo {megabytes} MB.',
  importChanged: '{count, plural, one {1 traduzione cambia} other {# traduzioni cambiano}}',
  importOutdated:
    '{count, plural, one {1 è stata fatta per un altro testo} other {# sono state fatte per un altro testo}}',
  importUnknown:
    '{count, plural, one {1 testo non è in questo configuratore} other {# testi non sono in questo configuratore}}',
  importInvalid: '{count, plural, one {1 non si può riprendere} other {# non si possono riprendere}}',
  importUnchanged: '{count, plural, one {1 è invariata} other {# sono invariate}}',
  importEmpty: '{count, plural, one {1 testo senza traduzione} other {# testi senza traduzione}}',
  importNothing: 'Il file non cambia nulla.',
  importTakeOutdated: 'Riprendi anche quelle fatte per un altro testo, come superate',
  importApply: '{count, plural, one {Importa 1 traduzione} other {Importa # traduzioni}}',
  imported: '{count, plural, one {1 traduzione importata} other {# traduzioni importate}}',
  importAgain: 'Scegli un altro file',
  importMore: 'e altre {count, number}',
  importSourceNow: 'Ora: {source}',
  importBefore: 'Prima: {text}',
};
