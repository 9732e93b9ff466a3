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
  fetching: 'Hämtar priser …',
  notFetched: 'Priserna',
  nameRequired: 'Ange ett namn.',
  nameLong: 'Namn får ha högst {listNameMaximum} tecken.',
  currencyUnknown: 'Välj en valuta.',
  datesReversed: 'Startdatum måste vara före slutdatum',
  measuresReversed: 'Intervallets början måste vara lägre än dess slut.',
  taxTwice: 'Landet har redan en momssats.',
  countryUnknown: 'Välj ett land.',
  listsFull: 'Du kan ha högst {listsMaximum} prislistor. Ta bort en för att lägga till en ny.',
  pricesFull: 'En prislista får ha högst {pricesMaximum, number} priser.',
  amountInvalid: 'Priser är positiva belopp i listans valuta.',
  moved: 'Någon annan har under tiden sparat prislistan.',
  overlaps: 'En annan publicerad prislista i samma valuta gäller några av dessa dagar.',
  incomplete: 'En del av det som besökare kan välja saknar pris i listan.',
  live: 'En publicerad prislista kan inte tas bort. Avpublicera den först.',
  noListInCurrency: 'Det finns inga priser i den valutan.',
  noDesign: 'Designen i förfrågan är inte längre publicerad, så dess delar är inte kända.',
  noBase: 'Bara återförsäljare kan låta en prislista bygga på tillverkarens.',
};
