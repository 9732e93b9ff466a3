import type { TextsOf } from '@vitrine/contract/texts/define-messages';
import type { translationImportMessages } from '@vitrine/contract/translations/import-messages';

export const texts: TextsOf<typeof translationImportMessages> = {
  exportAll: 'Alle',
  exportMissing: 'Ontbrekende',
  exportOutdated: 'Verouderde',
  exportXliff: 'XLIFF exporteren: {what}',
  exportXlsx: 'Excel exporteren: {what}',
  importTitle: 'Vertalingen importeren',
  importFile: 'Bestand kiezen',
  importHelp: 'XLIFF 2.1 of het Excel-bestand dat u hebt geëxporteerd. Er verandert niets voordat u hebt gezien wat.',
  importUnsaved: 'Sla uw wijzigingen eerst op of verwerp ze, zodat ze niet door die van het bestand heen lopen.',
  importSheetUnreadable: 'Dit is geen Excel-bestand met vertalingen: exporteer er een om de kolommen te zien.',
  importTooLarge: 'Bestanden mogen hoogstens {megabytes} MB groot zijn.',
  importChanged: '{count, plural, one {1 vertaling verandert} other {# vertalingen veranderen}}',
  importOutdated:
    '{count, plural, one {1 is voor een andere tekst gemaakt} other {# zijn voor een andere tekst gemaakt}}',
  importUnknown:
    '{count, plural, one {1 tekst zit niet in deze configurator} other {# teksten zitten niet in deze configurator}}',
  importInvalid: '{count, plural, one {1 kan niet worden overgenomen} other {# kunnen niet worden overgenomen}}',
  importUnchanged: '{count, plural, one {1 is ongewijzigd} other {# zijn ongewijzigd}}',
  importEmpty: '{count, plural, one {1 heeft geen vertaling} other {# hebben geen vertaling}}',
  importNothing: 'Het bestand verandert niets.',
  importTakeOutdated: 'Ook overnemen wat voor een andere tekst is gemaakt, als verouderd',
  importApply: '{count, plural, one {1 vertaling importeren} other {# vertalingen importeren}}',
  imported: '{count, plural, one {1 vertaling geïmporteerd} other {# vertalingen geïmporteerd}}',
  importAgain: 'Ander bestand kiezen',
  importMore: 'en nog {count, number}',
  importSourceNow: 'Nu: {source}',
  importBefore: 'Eerder: {text}',
};
