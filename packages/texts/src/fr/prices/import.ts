import type { priceImportMessages } from '@vitrine/contract/prices/import-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof priceImportMessages> = {
  importSentence: 'Le fichier est d’abord comparé au tarif. Vous enregistrez ensuite ses modifications.',
  importHint: 'La première ligne contient les en-têtes : SKU ou Article, et Price. 5 Mo au plus.',
  importTooLarge: 'Un fichier peut peser au plus 5 Mo.',
  importUnreadable: 'Ce fichier n’est pas un CSV ou un Excel lisible.',
  importEmpty: 'Le fichier ne contient aucune ligne sous ses en-têtes.',
  importNoKey: 'Il manque une colonne SKU ou Article dans le fichier.',
  importNoPrice: 'Il manque une colonne Price dans le fichier.',
  importTooLong: 'Un fichier peut comporter au plus {importLines, number} lignes.',
  importUnknown: 'Dans aucun configurateur, ni dans ce tarif',
  importTwice: 'En double dans le fichier',
  importSummary:
    '{added, plural, one {{added} nouveau} other {{added} nouveaux}}, {changed, plural, one {{changed} modifié} other {{changed} modifiés}}, {same, plural, one {{same} inchangé} other {{same} inchangés}}, {issues} avec problème',
  importWithout: '{count} sans prix, donc sans effet.',
  importApply: 'Ajouter {prices} au tarif',
  importNumberRead: '{text} est lu comme {amount}',
  importNumberUnread: '{text} est illisible',
  importChanges: 'Modifications',
  importIssues: 'Problèmes',
  line: 'Ligne',
  article: 'Article',
  columnName: 'Colonne',
  value: 'Valeur',
  issue: 'Problème',
  before: 'Avant',
  firstShown: 'Seuls les {count} premiers sont affichés.',
};
