import type { checkMessages } from '@vitrine/contract/configurators/check-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof checkMessages> = {
  usage:
    'Uso: npx vitrine-check FOLDER | ZIP | data.json [--type panoramic|stockset|floors|slidingrobe]\n     npx vitrine-check --schema panoramic|stockset|floors|slidingrobe',
  unknownType: '{type} no es un tipo. Los tipos son panoramic, stockset, floors y slidingrobe.',
  notFound: 'No existe ningún archivo ni carpeta {name}.',
  noDataFile: '{name} no tiene data.json.',
  severalDataFiles: '{name} tiene varios archivos JSON y ninguno se llama data.json.',
  missing: 'Falta {path}.',
  unused: 'El archivo de datos no utiliza {name}.',
  notChecked:
    '{count, plural, one {El archivo de datos indica 1 imagen, que no se ha comprobado.} other {El archivo de datos indica {count} imágenes, que no se han comprobado.}}',
  sound: 'Sin problemas. Tipo: {type}. {images, plural, one {1 imagen.} other {{images} imágenes.}}',
  issues: '{count, plural, one {1 problema encontrado.} other {{count} problemas encontrados.}}',
};
