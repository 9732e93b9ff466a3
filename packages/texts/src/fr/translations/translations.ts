import type { TextsOf } from '@vitrine/contract/texts/define-messages';
import type { glossaryMessages } from '@vitrine/contract/translations/glossary-messages';
import type { translationImportMessages } from '@vitrine/contract/translations/import-messages';
import type { translationMessages } from '@vitrine/contract/translations/messages';
import type { translationScreenMessages } from '@vitrine/contract/translations/screen-messages';

export const texts: Omit<
  TextsOf<typeof translationMessages>,
  keyof typeof glossaryMessages | keyof typeof translationImportMessages | keyof typeof translationScreenMessages
> = {
  blank: 'Saisissez un texte ou effacez la traduction',
  tooLong: 'Pas plus de {maximum, number} caractères',
  controlCharacter: 'Retirez le caractère de contrôle invisible',
  directionOverride: 'Retirez le caractère invisible qui inverse le sens du texte',
  charactersLost: 'Des caractères ont été perdus en chemin. Collez le texte de nouveau.',
  placeholderMissing: 'Conservez {placeholders}',
  placeholderAdded: 'Retirez {placeholders} : absent de l’original',
  placeUnknown: 'Le configurateur ne contient pas ce texte',
  changedBySomebody: 'Entre-temps, une autre personne a modifié cette traduction',
  languageIsSource: 'Le catalogue est rédigé dans cette langue',
  termMissing: 'Saisissez un terme',
  termTwice: 'Ce terme est déjà dans le glossaire',
  termsFull: 'Le glossaire est plein',
  fileUnreadable: 'Ce fichier n’est pas au format XLIFF 2.1.',
  fileHasDoctype: 'Les fichiers avec une déclaration de type de document ne sont pas lus.',
  fileNoLanguage: 'Le fichier n’indique aucune langue cible ; langue attendue : {expected}.',
  fileLanguage: 'Langue du fichier : {found} ; langue attendue : {expected}.',
  fileSource: 'Langue source du fichier : {found} ; langue source attendue : {expected}.',
  fileWrong: 'Le fichier concerne d’autres langues.',
  fileTooMany: 'Un fichier peut contenir au plus {maximum, number} textes.',
};
