import type { priceEditorMessages } from '@vitrine/contract/prices/editor-messages';
import type { priceImportMessages } from '@vitrine/contract/prices/import-messages';
import type { priceListMessages } from '@vitrine/contract/prices/list-messages';
import type { priceMessages } from '@vitrine/contract/prices/messages';
import type { priceTitles } from '@vitrine/contract/prices/titles';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: Omit<
  TextsOf<typeof priceMessages>,
  | keyof typeof priceTitles
  | keyof typeof priceListMessages
  | keyof typeof priceEditorMessages
  | keyof typeof priceImportMessages
> = {
  fetching: 'Preise werden geladen …',
  notFetched: 'Preise',
  nameRequired: 'Bitte einen Namen eingeben.',
  nameLong: 'Namen dürfen höchstens {listNameMaximum} Zeichen haben.',
  currencyUnknown: 'Wählen Sie eine Währung.',
  datesReversed: 'Der erste Tag muss vor dem letzten liegen',
  measuresReversed: 'Der Anfang der Staffel muss unter ihrem Ende liegen.',
  taxTwice: 'Dieses Land hat schon einen MwSt.-Satz.',
  countryUnknown: 'Wählen Sie ein Land.',
  listsFull: 'Sie können bis zu {listsMaximum} Preislisten haben. Löschen Sie eine, um eine neue hinzuzufügen.',
  pricesFull: 'Eine Preisliste kann bis zu {pricesMaximum, number} Preise haben.',
  amountInvalid: 'Preise sind positive Beträge in der Währung der Liste.',
  moved: 'Inzwischen hat jemand anders diese Preisliste gespeichert.',
  overlaps: 'Eine andere veröffentlichte Preisliste derselben Währung gilt an einigen dieser Tage.',
  incomplete: 'Einiges, was Besucher wählen können, hat in dieser Liste keinen Preis.',
  live: 'Eine veröffentlichte Preisliste lässt sich nicht löschen. Nehmen Sie sie zuerst offline.',
  noListInCurrency: 'Es gibt keine Preise in dieser Währung.',
  noDesign: 'Der Entwurf dieser Anfrage ist nicht mehr veröffentlicht, daher sind seine Teile nicht bekannt.',
  noBase: 'Nur Händler können eine Preisliste auf die ihres Herstellers stützen.',
};
