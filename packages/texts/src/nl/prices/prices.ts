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
  fetching: 'Prijzen laden…',
  notFetched: 'De prijzen',
  nameRequired: 'Vul een naam in.',
  nameLong: 'Namen mogen hoogstens {listNameMaximum} tekens lang zijn.',
  currencyUnknown: 'Kies een valuta.',
  datesReversed: 'De eerste dag moet vóór de laatste liggen',
  measuresReversed: 'Het begin van het bereik moet onder het einde liggen.',
  taxTwice: 'Dit land heeft al een btw-tarief.',
  countryUnknown: 'Kies een land.',
  listsFull: 'U kunt hoogstens {listsMaximum} prijslijsten hebben. Verwijder er een om een andere toe te voegen.',
  pricesFull: 'Een prijslijst kan hoogstens {pricesMaximum, number} prijzen hebben.',
  amountInvalid: 'Prijzen zijn positieve bedragen in de valuta van de lijst.',
  moved: 'Iemand anders heeft deze prijslijst ondertussen opgeslagen.',
  overlaps: 'Op sommige van deze dagen geldt al een andere live prijslijst met dezelfde valuta.',
  incomplete: 'Niet alles wat bezoekers kunnen kiezen, heeft in deze lijst een prijs.',
  live: 'Een live prijslijst kan niet worden verwijderd. Haal die eerst offline.',
  noListInCurrency: 'Er zijn geen prijzen in deze valuta.',
  noDesign: 'Het ontwerp van deze aanvraag is niet meer gepubliceerd, daarom zijn de onderdelen niet bekend.',
  noBase: 'Alleen dealers kunnen een prijslijst op die van hun fabrikant baseren.',
};
