import type { priceEditorMessages } from '@vitrine/contract/prices/editor-messages';
import type { priceImportMessages } from '@vitrine/contract/prices/import-messages';
import type { priceListMessages } from '@vitrine/contract/prices/list-messages';
import type { priceMessages } from '@vitrine/contract/prices/messages';
import type { priceTitles } from '@vitrine/contract/prices/titles';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: Omit<
  TextsOf<typeof priceMessages>,
  | keyof typeof priceEditorMessages
  | keyof typeof priceImportMessages
  | keyof typeof priceListMessages
  | keyof typeof priceTitles
> = {
  fetching: 'Chargement des prix…',
  notFetched: 'Les prix',
  nameRequired: 'Saisissez un nom.',
  nameLong: 'Un nom peut comporter au plus {listNameMaximum} caractères.',
  currencyUnknown: 'Choisissez une devise.',
  datesReversed: 'La date de début doit précéder la date de fin.',
  measuresReversed: 'Le début de la tranche doit être inférieur à sa fin.',
  taxTwice: 'Ce pays a déjà un taux de TVA.',
  countryUnknown: 'Choisissez un pays.',
  listsFull: 'Vous pouvez avoir au plus {listsMaximum} tarifs. Supprimez-en un pour en ajouter un autre.',
  pricesFull: 'Un tarif peut comporter au plus {pricesMaximum, number} prix.',
  amountInvalid: 'Les prix sont des montants positifs dans la devise du tarif.',
  moved: 'Entre-temps, une autre personne a enregistré ce tarif.',
  overlaps: 'Un autre tarif en ligne dans la même devise est valable certains de ces jours.',
  incomplete: 'Une partie de ce que les visiteurs peuvent choisir n’a pas de prix dans ce tarif.',
  live: 'Un tarif en ligne ne peut pas être supprimé. Mettez-le d’abord hors ligne.',
  noListInCurrency: 'Il n’y a pas de prix dans cette devise.',
  noDesign: 'La création de cette demande n’est plus publiée : ses pièces ne sont pas connues.',
  noBase: 'Seuls les revendeurs peuvent fonder un tarif sur celui de leur fabricant.',
};
