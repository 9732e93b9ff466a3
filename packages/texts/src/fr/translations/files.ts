import type { TextsOf } from '@vitrine/contract/texts/define-messages';
import type { translationImportMessages } from '@vitrine/contract/translations/import-messages';

export const texts: TextsOf<typeof translationImportMessages> = {
  exportAll: 'Toutes',
  exportMissing: 'Manquantes',
  exportOutdated: 'Dépassées',
  exportXliff: 'Exporter en XLIFF : {what}',
  exportXlsx: 'Exporter en Excel : {what}',
  importTitle: 'Importer des traductions',
  importFile: 'Choisir un fichier',
  importHelp:
    'XLIFF 2.1 ou le fichier Excel que vous avez exporté. Rien ne change avant que vous n’ayez vu ce qui changerait.',
  importUnsaved: 'Enregistrez ou abandonnez d’abord vos modifications, pour qu’aucune ne se mêle à celles du fichier.',
  importSheetUnreadable: 'Ce n’est pas un fichier Excel de traductions : exportez-en un pour voir ses colonnes.',
  importTooLarge: 'Un fichier peut peser au plus {megabytes} Mo.',
  importChanged: '{count, plural, one {1 traduction change} other {# traductions changent}}',
  importOutdated:
    '{count, plural, one {1 a été faite pour un autre texte} other {# ont été faites pour un autre texte}}',
  importUnknown:
    '{count, plural, one {1 texte est absent de ce configurateur} other {# textes sont absents de ce configurateur}}',
  importInvalid: '{count, plural, one {1 ne peut pas être reprise} other {# ne peuvent pas être reprises}}',
  importUnchanged: '{count, plural, one {1 est inchangée} other {# sont inchangées}}',
  importEmpty: '{count, plural, one {1 texte sans traduction} other {# textes sans traduction}}',
  importNothing: 'Le fichier ne change rien.',
  importTakeOutdated: 'Reprendre aussi celles faites pour un autre texte, comme dépassées',
  importApply: '{count, plural, one {Importer 1 traduction} other {Importer # traductions}}',
  imported: '{count, plural, one {1 traduction importée} other {# traductions importées}}',
  importAgain: 'Choisir un autre fichier',
  importMore: 'et {count, number} de plus',
  importSourceNow: 'Maintenant : {source}',
  importBefore: 'Avant : {text}',
};
