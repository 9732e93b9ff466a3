import type { imageSizeMessages } from '@vitrine/contract/designs/size-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof imageSizeMessages> = {
  title: 'Tailles d’image',
  help: 'Vos pages, e-mails et boutiques peuvent montrer des images de vos créations par une adresse. Ces tailles sont ouvertes à tous ; les autres exigent une signature.',
  ofManufacturer: 'Le fabricant choisit les tailles.',
  forAll: 'La liste vaut pour tous vos configurateurs. Les images de vos flux, cartes et e-mails n’en dépendent pas.',
  list: 'La liste des tailles d’image',
  address: 'Adresse d’une image',
  size: 'Taille {at, number}',
  width: 'Largeur en pixels',
  height: 'Hauteur en pixels',
  add: 'Ajouter une taille',
  remove: 'Retirer la taille {at, number}',
  save: 'Enregistrer les tailles',
  discard: 'Abandonner les modifications',
  saved: 'Tailles d’image enregistrées',
  savedHelp: 'Les images dans ces tailles n’exigent plus de signature. Les tailles retirées en exigent une.',
  failed: 'Les tailles d’image n’ont pas été enregistrées',
  sideInvalid: 'Utilisez des pixels entiers de 1 à {side, number}.',
  sizeLong: 'Aucun côté ne peut dépasser {most, number} fois l’autre.',
  sizeLarge: 'Utilisez au plus {pixels, number} pixels en tout.',
  sizeTwice: 'Cette taille est déjà dans la liste.',
  sizesNone: 'Gardez au moins une taille.',
  sizesMany: 'Utilisez au plus {most, number} tailles.',
};
