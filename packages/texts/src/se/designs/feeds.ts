import type { feedMessages } from '@vitrine/contract/designs/feed-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof feedMessages> = {
  help: 'Butiker och sökmotorer kan visa er standarddesign och era förslag som produkter.',
  open: 'Ställ in produktflödet',
  page: 'Sida med konfiguratorn',
  pageHelp: 'En produkt leder dit. Sidan finns på er godkända domän. Utan sida finns inget flöde.',
  pageInvalid: 'Ange adressen till en sida på er godkända domän, till exempel https://www.example.com/kitchens.',
  brand: 'Varumärke',
  brandHelp: 'Butiker visar det vid varje produkt. Om det är tomt visar de ert namn.',
  brandLong: 'Använd högst {most, number} tecken.',
  save: 'Spara',
  saved: 'Produktflödet har sparats',
  feed: 'Produktflödet',
  products: 'Produkter',
  noPage: 'Inga produkter ännu',
  noPageHelp: 'Ange sidan med konfiguratorn ovan. Produkterna kommer från den publicerade versionen.',
  product: 'Produkt',
  price: 'Pris',
  listed: 'I flödet',
  issues: {
    price: 'Inte i flödet: besökare ser inget pris för den',
    link: 'Inte i flödet: adressen är för lång',
  },
  presets: 'Redigera förslag',
  addresses: 'Adresser',
  addressesHelp: 'De har alltid den publicerade versionens produkter och kräver ingen inloggning.',
  merchantFeed: 'För Google Merchant Center och andra butiker (RSS)',
  structuredData: 'För sökmotorer (JSON-LD)',
  snippet: 'Kod för sökmotorer',
  snippetHelp:
    'Klistra in den i stället för elementet. Den innehåller samma visare, en bild och valen för webbläsare utan JavaScript, samt era produkter för sökmotorer. Kopiera den igen när era förslag eller priser ändras.',
  fromViewer: 'Visaren lägger till produkterna på sidan',
  fromViewerHelp:
    'Koden har då attributet structured-data i stället för produkterna, och förslag och priser är alltid aktuella. Bara sökmotorer som kör skript hittar dem.',
};
