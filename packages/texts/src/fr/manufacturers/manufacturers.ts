import type { manufacturerMessages } from '@vitrine/contract/manufacturers/messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof manufacturerMessages> = {
  added: 'Le fabricant a été ajouté.',
  deleted: 'Le fabricant a été supprimé.',
  assigned: 'Les produits ont été attribués.',
  fetchingManufacturers: 'Chargement des fabricants…',
  fetchingProducts: 'Chargement des produits…',
  manageProducts: 'Gérer les produits',
  manageManufacturers: 'Gérer les fabricants',
  nameRequired: 'Saisissez un nom.',
  nameTooLong: 'Le nom est trop long.',
  nameTaken: 'Un fabricant de ce nom existe déjà.',
  organisationRequired: 'Choisissez une organisation.',
  none: 'Aucun fabricant',
  noneHelp: 'Ajoutez le premier ci-dessus. Attribuez-lui ensuite des produits dans « Gérer les produits ».',
  noneToAssign: 'Ajoutez-en un dans « Gérer les fabricants », puis choisissez ici ses produits.',
  deleteQuestion:
    'Le fabricant est retiré de toutes les sélections de stock de l’organisation, avec les noms qu’il utilise ({products}). Les produits eux-mêmes ne sont pas supprimés.',
  withoutManufacturer: 'Sans fabricant',
  unsent: 'Pas encore attribué : {changes}',
  discardUnsent: 'Abandonner',
  assignHelp:
    'Cochez ce que ce fabricant produit, dans toutes les catégories. Le nom qu’il donne à un produit s’affiche avec celui-ci.',
};
