import type { designImageMessages } from '@vitrine/contract/designs/image-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof designImageMessages> = {
  configuratorMissing: "Ce configurateur n'existe pas ou n'est pas publié.",
  configuratorInvalid: "L'adresse doit désigner un configurateur par son numéro.",
  resellerInvalid: 'Le revendeur doit être un nombre.',
  designTooLong: 'Le projet peut contenir jusqu’à {most, number} caractères.',
  designUnknown: 'Ce projet ne contient aucun élément de ce configurateur.',
  sceneUnknown: "Ce configurateur n'a pas cette scène.",
  formatUnknown: 'Le format doit être l’un des suivants : {formats}.',
  sizeInvalid: 'La largeur et la hauteur doivent être des nombres entiers de 1 à {side, number} pixels.',
  sizeLarge: 'Une image peut avoir jusqu’à {pixels, number} pixels.',
  sizeTwice: 'Indiquez au plus deux des paramètres width, height et ratio.',
  ratioInvalid:
    'Le rapport doit être un ou deux nombres, comme 1.91 ou 16:9, et aucun côté ne peut dépasser {most, number} fois l’autre.',
  viewUnknown: 'La vue doit être l’une des suivantes : {views}.',
  viewTwice: 'Indiquez une vue nommée, ou bien yaw, pitch et fov, mais pas les deux.',
  viewInvalid:
    'Yaw doit être un nombre de -360 à 360 degrés, pitch de -{pitch, number} à {pitch, number} et fov de {narrowest, number} à {widest, number}.',
  viewFlat: 'Seuls les panoramas et les armoires peuvent être tournés.',
  angleUnused: 'Seuls les panoramas ont un champ de vision.',
  viewWhole: 'Seules les images plates peuvent être montrées en entier.',
  backgroundInvalid: 'Le fond doit être une couleur comme f4f1ea.',
  backgroundUnused: "L'image recouvre son fond dans cette vue.",
  versionInvalid: 'La version doit être un nombre comme 1.006.',
  listInvalid: 'L’adresse contient plus d’une valeur de {name}.',
  signatureMissing: 'Sans signature, une image montre la première vue dans l’une de ces tailles : {sizes}.',
  signatureWrong: 'La signature ne correspond pas à cette adresse.',
  drawingBusy: 'Trop d’images sont en cours de création. Réessayez dans un instant.',
  drawnTooMany: 'Trop de nouvelles images ont été demandées depuis votre réseau. Réessayez dans une minute.',
  imageMissing: 'Les images de ce configurateur sont absentes.',
};
