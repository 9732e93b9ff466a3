import type { sheetMessages } from '@vitrine/contract/screens/sheet-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof sheetMessages> = {
  oldExcel:
    'Les fichiers Excel jusqu’à 2003 (.xls) ne sont pas lisibles. Enregistrez le fichier en .xlsx, puis choisissez celui-ci.',
  protectedFile:
    'Le fichier est protégé par un mot de passe. Enregistrez une copie sans mot de passe, puis choisissez-la.',
  otherProgram:
    'Ce fichier vient d’un autre programme. Exportez-le en Excel (.xlsx) ou CSV, puis choisissez ce fichier.',
  uncalculated:
    'La formule de {cell} n’a pas de résultat. Ouvrez le fichier dans un tableur, enregistrez-le, puis choisissez-le de nouveau.',
  otherSheets:
    '{others, plural, one {Seule la feuille {name} est lue, pas l’autre.} other {Seule la feuille {name} est lue, pas les # autres.}}',
  formulaError: 'La formule de cette cellule contient une erreur',
  shortened: 'Un tableur a changé cette valeur. Saisissez-la en entier ou utilisez le fichier Excel',
  columnTwice:
    'La colonne {column} est deux fois dans le fichier. Supprimez-en une, puis choisissez le fichier de nouveau.',
  restored:
    'Un tableur a changé des valeurs de la colonne {column} que personne n’a modifiées. Elles restent telles quelles.',
  severalPrices: 'Le fichier a plusieurs colonnes de prix : {columns}. Nommez Price celle à importer.',
};
