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
  fetching: 'Caricamento dei prezzi…',
  notFetched: 'I prezzi',
  nameRequired: 'Inserire un nome.',
  nameLong: 'I nomi possono avere al massimo {listNameMaximum} caratteri.',
  currencyUnknown: 'Scegliere una valuta.',
  datesReversed: 'La data di inizio deve precedere quella di fine.',
  measuresReversed: 'L’inizio della fascia deve essere inferiore alla fine.',
  taxTwice: 'Questo paese ha già un’aliquota IVA.',
  countryUnknown: 'Scegliere un paese.',
  listsFull: 'Sono possibili al massimo {listsMaximum} listini. Per aggiungerne uno, eliminarne un altro.',
  pricesFull: 'Un listino può avere al massimo {pricesMaximum, number} prezzi.',
  amountInvalid: 'I prezzi sono importi positivi nella valuta del listino.',
  moved: 'Nel frattempo qualcun altro ha salvato questo listino.',
  overlaps: 'In alcuni di questi giorni è valido un altro listino online nella stessa valuta.',
  incomplete: 'Una parte di ciò che i visitatori possono scegliere non ha prezzo in questo listino.',
  live: 'Un listino online non si può eliminare. Metterlo prima offline.',
  noListInCurrency: 'Non ci sono prezzi in questa valuta.',
  noDesign: 'Il progetto di questa richiesta non è più pubblicato, quindi le sue parti non sono note.',
  noBase: 'Solo i rivenditori possono basare un listino su quello del produttore.',
};
