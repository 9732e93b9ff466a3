import type { formMessages } from '@vitrine/contract/enquiries/form-messages';
import type { enquiryMessages } from '@vitrine/contract/enquiries/messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: Omit<TextsOf<typeof enquiryMessages>, keyof typeof formMessages> = {
  empty: 'Aucune demande.',
  unknownSource: 'Provenance inconnue',
  showAll: 'Tout afficher',
  seeOnPage: 'Voir sur la page',
  openVisualiser: 'Ouvrir le configurateur',
  itemUnknown: 'Le catalogue de ce configurateur ne contient pas cet article.',
  imageTooLarge: 'L’image de la création est trop volumineuse.',
  imageInvalid: 'L’image de la création n’est pas au format PNG ou JPEG.',
  fetching: 'Chargement des demandes…',
  emptyHelp: 'Les créations enregistrées par les visiteurs arrivent ici.',
  emptyFiltered: 'Aucun visiteur n’a encore enregistré de création dans ce configurateur.',
  noTestOrganisation: 'Créez d’abord une organisation nommée e2e. Les tests y sont enregistrés comme demandes.',
  missing: 'Cette demande n’existe pas ou vous n’y avez pas accès.',
};
