import type { feedMessages } from '@vitrine/contract/designs/feed-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof feedMessages> = {
  help: 'Les boutiques et les moteurs de recherche peuvent présenter votre création par défaut et vos propositions comme des produits.',
  open: 'Configurer le flux de produits',
  page: 'Page du configurateur',
  pageHelp: 'Un produit y mène. La page se trouve sur votre domaine autorisé. Sans page, il n’y a pas de flux.',
  pageInvalid:
    'Saisissez l’adresse d’une page de votre domaine autorisé, par exemple https://www.example.com/kitchens.',
  brand: 'Marque',
  brandHelp: 'Les boutiques l’affichent avec chaque produit. Si elle est vide, elles affichent votre nom.',
  brandLong: 'Utilisez {most, number} caractères au maximum.',
  save: 'Enregistrer',
  saved: 'Flux de produits enregistré',
  feed: 'Le flux de produits',
  products: 'Produits',
  noPage: 'Aucun produit pour le moment',
  noPageHelp: 'Saisissez ci-dessus la page du configurateur. Les produits viennent de la version en ligne.',
  product: 'Produit',
  price: 'Prix',
  listed: 'Dans le flux',
  issues: {
    price: 'Absent du flux : les visiteurs n’en voient pas le prix',
    link: 'Absent du flux : son adresse est trop longue',
  },
  presets: 'Modifier les propositions',
  addresses: 'Adresses',
  addressesHelp: 'Elles contiennent toujours les produits de la version en ligne et ne demandent aucune connexion.',
  merchantFeed: 'Pour Google Merchant Center et d’autres boutiques (RSS)',
  structuredData: 'Pour les moteurs de recherche (JSON-LD)',
  snippet: 'Code pour les moteurs de recherche',
  snippetHelp:
    'Collez-le à la place de l’élément. Il contient le même viewer, une image et les choix pour les navigateurs sans JavaScript, ainsi que vos produits pour les moteurs de recherche. Copiez-le à nouveau lorsque vos propositions ou vos prix changent.',
  fromViewer: 'La visionneuse ajoute les produits à la page',
  fromViewerHelp:
    'Le code contient alors l’attribut structured-data au lieu des produits, et les propositions et les prix sont toujours à jour. Seuls les moteurs de recherche qui exécutent des scripts les trouvent.',
};
