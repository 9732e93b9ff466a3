import type { feedMessages } from '@vitrine/contract/designs/feed-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof feedMessages> = {
  help: 'Las tiendas y los buscadores pueden mostrar su diseño predeterminado y sus propuestas como productos.',
  open: 'Configurar el feed de productos',
  page: 'Página con el configurador',
  pageHelp: 'Un producto lleva a ella. La página está en su dominio autorizado. Sin página no hay feed.',
  pageInvalid:
    'Introduzca la dirección de una página de su dominio autorizado, por ejemplo https://www.example.com/kitchens.',
  brand: 'Marca',
  brandHelp: 'Las tiendas la muestran con cada producto. Si está vacía, muestran su nombre.',
  brandLong: 'Use como máximo {most, number} caracteres.',
  save: 'Guardar',
  saved: 'Feed de productos guardado',
  feed: 'El feed de productos',
  products: 'Productos',
  noPage: 'Aún no hay productos',
  noPageHelp: 'Introduzca arriba la página con el configurador. Los productos vienen de la versión publicada.',
  product: 'Producto',
  price: 'Precio',
  listed: 'En el feed',
  issues: {
    price: 'No está en el feed: los visitantes no ven su precio',
    link: 'No está en el feed: su dirección es demasiado larga',
  },
  presets: 'Editar propuestas',
  addresses: 'Direcciones',
  addressesHelp: 'Siempre tienen los productos de la versión publicada y no requieren iniciar sesión.',
  merchantFeed: 'Para Google Merchant Center y otras tiendas (RSS)',
  structuredData: 'Para buscadores (JSON-LD)',
  snippet: 'Código para buscadores',
  snippetHelp:
    'Péguelo en lugar del elemento. Contiene el mismo visor, una imagen y las opciones para navegadores sin JavaScript, y sus productos para los buscadores. Cópielo de nuevo cuando cambien sus propuestas o precios.',
  fromViewer: 'El visor añade los productos a la página',
  fromViewerHelp:
    'El código tiene entonces el atributo structured-data en lugar de los productos, y propuestas y precios están siempre al día. Solo los encuentran los buscadores que ejecutan scripts.',
};
