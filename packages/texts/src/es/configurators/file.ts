import type { fileMessages } from '@vitrine/contract/configurators/file-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof fileMessages> = {
  required: 'Elija un archivo.',
  missing: 'falta',
  mustBe: 'debe ser {what}',
  atLeast: 'debe ser como mínimo {minimum}',
  hasAtLeast: 'debe tener como mínimo {minimum}',
  hasAtMost: 'debe tener como máximo {maximum}',
  atMost: 'debe ser como máximo {maximum}',
  wrongForm: 'no tiene el formato correcto',
  notAColour: 'debe ser un color como #C0966A',
  notAFormula: 'debe ser un número o una fórmula como 2 * (width + height)',
  unknownMeasure: 'nombra la medida «{id}», que este archivo no tiene',
  aboveMaximum: 'debe ser {maximum} como mucho, el máximo',
  sceneImage: 'debe ser una imagen de {folder}',
  sameId: 'es igual que el de {other}',
  reservedKey: 'es una palabra reservada',
  lostCharacters:
    'tiene � donde se ha perdido un carácter. Corrija el texto y guarde el archivo como UTF-8.',
  lostCharactersInFile:
    'El archivo tiene � donde se han perdido caracteres. Corrija el texto y guarde el archivo como UTF-8.',
  tooDeep: 'Las listas y los objetos pueden anidarse hasta {depth} niveles.',
  moreIssues: 'Hay {count} problemas más que no se muestran.',
  jsonAt: 'Véase la línea {line}, columna {column}.',
  notText: 'Este archivo no es de texto.',
  sideFileInvalid: 'Este archivo no es JSON válido.',
  tooLarge: 'Los archivos pueden ocupar hasta {megabytes} MB.',
  zipUnreadable: 'Este archivo ZIP no se puede leer. Vuelva a crearlo y elija el nuevo.',
  zipEncrypted: '{name} está protegido con contraseña. Quítela y vuelva a intentarlo.',
  zipMethod: '{name} usa un método de compresión no admitido. Cree un archivo ZIP estándar.',
  nameOutside: '{name} apunta fuera de su carpeta.',
  tooMany: 'Puede subir hasta {count} archivos a la vez.',
  unpackedTooLarge: 'Las imágenes pueden ocupar hasta {megabytes} MB en total una vez descomprimidas.',
  imageTooLarge: '{name} ocupa más de {megabytes} MB.',
  notAImage: '{name} no es una imagen PNG, JPEG o WebP.',
  otherImage: '{name} es una imagen {really}. Cambie la extensión del archivo para que coincida.',
  imagesNeedData: 'Suba las imágenes junto con un archivo de datos que las indique.',
  imageFailed: 'Esta imagen no se ha podido leer.',
  imageLarge: 'Esta imagen tiene demasiados píxeles.',
  layerSize: '{name} debe tener {width} × {height} píxeles, como {base}.',
  layerHides:
    '{name} no tiene zonas transparentes, así que taparía todo lo que hay debajo. Guárdela con fondo transparente, como PNG o WebP.',
  imageReplaced:
    '{name} se sustituyó después de la versión en la que se basa esta. Empiece con la versión más reciente.',
  imageOfCopy:
    '{name} debe estar en la carpeta {folder}: las demás imágenes son del configurador del fabricante.',
  sceneSize: 'Esta imagen debe tener {width} × {height} píxeles, como {own}.',
  imageStuck: 'Esta imagen no se ha podido guardar.',
  showEntries: 'Mostrar entradas',
  hideEntries: 'Ocultar entradas',
  dataNotes:
    '{count, plural, one {1 entrada del archivo de datos puede ser un error} other {{count} entradas del archivo de datos pueden ser errores}}',
  dataNotesHelp:
    'La versión funciona, pero los visitantes pueden ver algo distinto de lo que usted quería. Corrija el archivo con',
  colourForm: '{text} no se muestra en todas partes. Escriba los colores como #C0966A.',
  unknownItem: 'ninguna entrada tiene el ID {id}',
  unknownFlake: 'ninguna escama tiene el ID {id}, por lo que esta parte se omite',
  percentAsShare: 'percent es una proporción: escriba 0.4 para el 40 %',
  sharesNotWhole: 'las partes suman {sum} y no 1. Se muestran en proporción.',
};
