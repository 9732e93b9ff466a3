import type { imageSizeMessages } from '@vitrine/contract/designs/size-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof imageSizeMessages> = {
  title: 'Tamaños de imagen',
  help: 'Sus páginas, correos y tiendas pueden mostrar imágenes de sus diseños mediante una dirección. Estos tamaños están abiertos a todos; los demás necesitan una firma.',
  ofManufacturer: 'El fabricante elige los tamaños.',
  forAll:
    'La lista vale para todos sus configuradores. Las imágenes de sus feeds, tarjetas y correos no dependen de ella.',
  list: 'La lista de tamaños de imagen',
  address: 'Dirección de una imagen',
  size: 'Tamaño {at, number}',
  width: 'Ancho en píxeles',
  height: 'Alto en píxeles',
  add: 'Añadir un tamaño',
  remove: 'Quitar el tamaño {at, number}',
  save: 'Guardar tamaños',
  discard: 'Descartar cambios',
  saved: 'Tamaños de imagen guardados',
  savedHelp: 'A partir de ahora, las imágenes en estos tamaños no necesitan firma. Los tamaños quitados sí.',
  failed: 'No se guardaron los tamaños de imagen',
  sideInvalid: 'Use píxeles enteros de 1 a {side, number}.',
  sizeLong: 'Ningún lado puede superar {most, number} veces el otro.',
  sizeLarge: 'Use hasta {pixels, number} píxeles en total.',
  sizeTwice: 'Este tamaño ya está en la lista.',
  sizesNone: 'Conserve al menos un tamaño.',
  sizesMany: 'Use hasta {most, number} tamaños.',
};
