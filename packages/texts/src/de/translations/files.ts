import type { TextsOf } from '@vitrine/contract/texts/define-messages';
import type { translationImportMessages } from '@vitrine/contract/translations/import-messages';

export const texts: TextsOf<typeof translationImportMessages> = {
  exportAll: 'Alle',
  exportMissing: 'Fehlende',
  exportOutdated: 'Veraltete',
  exportXliff: 'XLIFF exportieren: {what}',
  exportXlsx: 'Excel exportieren: {what}',
  importTitle: 'Übersetzungen importieren',
  importFile: 'Datei wählen',
  importHelp:
    'XLIFF 2.1 oder die Excel-Datei, die Sie exportiert haben. Nichts ändert sich, bevor Sie gesehen haben, was sich ändern würde.',
  importUnsaved:
    'Speichern oder verwerfen Sie zuerst Ihre Änderungen, damit sie sich nicht mit denen der Datei mischen.',
  importSheetUnreadable:
    'Das ist keine Excel-Datei mit Übersetzungen: Exportieren Sie eine, um deren Spalten zu sehen.',
  importTooLarge: 'Dateien dürfen höchstens {megabytes} MB haben.',
  importChanged: '{count, plural, one {1 Übersetzung ändert sich} other {# Übersetzungen ändern sich}}',
  importOutdated: '{count, plural, one {1 gehört zu einem anderen Text} other {# gehören zu einem anderen Text}}',
  importUnknown:
    '{count, plural, one {1 Text ist nicht in diesem Konfigurator} other {# Texte sind nicht in diesem Konfigurator}}',
  importInvalid: '{count, plural, one {1 lässt sich nicht übernehmen} other {# lassen sich nicht übernehmen}}',
  importUnchanged: '{count, plural, one {1 ist unverändert} other {# sind unverändert}}',
  importEmpty: '{count, plural, one {1 hat keine Übersetzung} other {# haben keine Übersetzung}}',
  importNothing: 'Die Datei ändert nichts.',
  importTakeOutdated: 'Auch die übernehmen, die zu einem anderen Text gehören, als veraltet',
  importApply: '{count, plural, one {1 Übersetzung importieren} other {# Übersetzungen importieren}}',
  imported: '{count, plural, one {1 Übersetzung importiert} other {# Übersetzungen importiert}}',
  importAgain: 'Andere Datei wählen',
  importMore: 'und {count, number} weitere',
  importSourceNow: 'Jetzt: {source}',
  importBefore: 'Vorher: {text}',
};
