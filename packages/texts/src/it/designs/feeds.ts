import type { feedMessages } from '@vitrine/contract/designs/feed-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof feedMessages> = {
  help: 'Negozi e motori di ricerca possono mostrare il Suo progetto predefinito e le Sue proposte come prodotti.',
  open: 'Imposta il feed dei prodotti',
  page: 'Pagina con il configuratore',
  pageHelp: 'Un prodotto porta lì. La pagina è sul Suo dominio autorizzato. Senza pagina non c’è alcun feed.',
  pageInvalid:
    'Inserisca l’indirizzo di una pagina del Suo dominio autorizzato, ad esempio https://www.example.com/kitchens.',
  brand: 'Marca',
  brandHelp: 'I negozi la mostrano con ogni prodotto. Se è vuota, mostrano il Suo nome.',
  brandLong: 'Usi al massimo {most, number} caratteri.',
  save: 'Salva',
  saved: 'Feed dei prodotti salvato',
  feed: 'Il feed dei prodotti',
  products: 'Prodotti',
  noPage: 'Ancora nessun prodotto',
  noPageHelp: 'Inserisca qui sopra la pagina con il configuratore. I prodotti vengono dalla versione online.',
  product: 'Prodotto',
  price: 'Prezzo',
  listed: 'Nel feed',
  issues: {
    price: 'Non nel feed: i visitatori non ne vedono il prezzo',
    link: 'Non nel feed: il suo indirizzo è troppo lungo',
  },
  presets: 'Modifica proposte',
  addresses: 'Indirizzi',
  addressesHelp: 'Hanno sempre i prodotti della versione online e non richiedono l’accesso.',
  merchantFeed: 'Per Google Merchant Center e altri negozi (RSS)',
  structuredData: 'Per i motori di ricerca (JSON-LD)',
  snippet: 'Codice per i motori di ricerca',
  snippetHelp:
    'Lo incolli al posto dell’elemento. Contiene lo stesso viewer, un’immagine e le scelte per i browser senza JavaScript, e i Suoi prodotti per i motori di ricerca. Lo copi di nuovo quando cambiano le Sue proposte o i prezzi.',
  fromViewer: 'Il visualizzatore aggiunge i prodotti alla pagina',
  fromViewerHelp:
    'Il codice contiene allora l’attributo structured-data al posto dei prodotti, e proposte e prezzi sono sempre aggiornati. Li trovano solo i motori di ricerca che eseguono script.',
};
