import type { feedMessages } from '@vitrine/contract/designs/feed-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof feedMessages> = {
  help: 'Shops und Suchmaschinen können Ihren Standardentwurf und Ihre Vorlagen als Produkte zeigen.',
  open: 'Produktfeed einrichten',
  page: 'Seite mit dem Konfigurator',
  pageHelp: 'Dorthin führt ein Produkt. Die Seite liegt auf Ihrer erlaubten Domain. Ohne Seite gibt es keinen Feed.',
  pageInvalid:
    'Bitte geben Sie die Adresse einer Seite auf Ihrer erlaubten Domain ein, zum Beispiel https://www.example.com/kitchens.',
  brand: 'Marke',
  brandHelp: 'Shops zeigen sie bei jedem Produkt. Ist sie leer, zeigen sie Ihren Namen.',
  brandLong: 'Verwenden Sie höchstens {most, number} Zeichen.',
  save: 'Speichern',
  saved: 'Produktfeed gespeichert',
  feed: 'Der Produktfeed',
  products: 'Produkte',
  noPage: 'Noch keine Produkte',
  noPageHelp:
    'Geben Sie oben die Seite mit dem Konfigurator ein. Die Produkte kommen aus der veröffentlichten Version.',
  product: 'Produkt',
  price: 'Preis',
  listed: 'Im Feed',
  issues: {
    price: 'Nicht im Feed: Besucher sehen dafür keinen Preis',
    link: 'Nicht im Feed: die Adresse ist zu lang',
  },
  presets: 'Vorlagen bearbeiten',
  addresses: 'Adressen',
  addressesHelp: 'Sie haben immer die Produkte der veröffentlichten Version und brauchen keine Anmeldung.',
  merchantFeed: 'Für Google Merchant Center und andere Shops (RSS)',
  structuredData: 'Für Suchmaschinen (JSON-LD)',
  snippet: 'Code für Suchmaschinen',
  snippetHelp:
    'Fügen Sie ihn anstelle des Elements ein. Er enthält denselben Viewer, ein Bild und die Auswahl für Browser ohne JavaScript sowie Ihre Produkte für Suchmaschinen. Kopieren Sie ihn erneut, wenn sich Ihre Vorlagen oder Preise ändern.',
  fromViewer: 'Der Betrachter fügt die Produkte in die Seite ein',
  fromViewerHelp:
    'Der Code enthält dann das Attribut structured-data statt der Produkte, und Vorlagen und Preise sind immer aktuell. Nur Suchmaschinen, die Skripte ausführen, finden sie.',
};
