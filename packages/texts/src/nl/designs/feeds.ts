import type { feedMessages } from '@vitrine/contract/designs/feed-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof feedMessages> = {
  help: 'Winkels en zoekmachines kunnen uw standaardontwerp en uw voorstellen als producten tonen.',
  open: 'Productfeed instellen',
  page: 'Pagina met de configurator',
  pageHelp: 'Een product leidt daarheen. De pagina staat op uw toegestane domein. Zonder pagina is er geen feed.',
  pageInvalid:
    'Vul het adres in van een pagina op uw toegestane domein, bijvoorbeeld https://www.example.com/kitchens.',
  brand: 'Merk',
  brandHelp: 'Winkels tonen het bij elk product. Als het leeg is, tonen ze uw naam.',
  brandLong: 'Gebruik hoogstens {most, number} tekens.',
  save: 'Opslaan',
  saved: 'Productfeed opgeslagen',
  feed: 'De productfeed',
  products: 'Producten',
  noPage: 'Nog geen producten',
  noPageHelp: 'Vul hierboven de pagina met de configurator in. De producten komen uit de liveversie.',
  product: 'Product',
  price: 'Prijs',
  listed: 'In de feed',
  issues: {
    price: 'Niet in de feed: bezoekers zien er geen prijs voor',
    link: 'Niet in de feed: het adres is te lang',
  },
  presets: 'Voorstellen bewerken',
  addresses: 'Adressen',
  addressesHelp: 'Ze hebben altijd de producten van de liveversie en vragen geen aanmelding.',
  merchantFeed: 'Voor Google Merchant Center en andere winkels (RSS)',
  structuredData: 'Voor zoekmachines (JSON-LD)',
  snippet: 'Code voor zoekmachines',
  snippetHelp:
    'Plak deze in plaats van het element. De code bevat dezelfde viewer, een afbeelding en de keuzes voor browsers zonder JavaScript, en uw producten voor zoekmachines. Kopieer de code opnieuw als uw voorstellen of prijzen veranderen.',
  fromViewer: 'De viewer voegt de producten aan de pagina toe',
  fromViewerHelp:
    'De code bevat dan het attribuut structured-data in plaats van de producten, en voorstellen en prijzen zijn altijd actueel. Alleen zoekmachines die scripts uitvoeren, vinden ze.',
};
