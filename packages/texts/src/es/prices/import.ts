import type { priceImportMessages } from '@vitrine/contract/prices/import-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof priceImportMessages> = {
  importSentence: 'El archivo se compara primero con la lista. Después guarda usted sus cambios.',
  importHint: 'La primera fila tiene los títulos: SKU o Article, y Price. Hasta 5 MB.',
  importTooLarge: 'Los archivos pueden ocupar hasta 5 MB.',
  importUnreadable: 'Este archivo no es un CSV o Excel que se pueda leer.',
  importEmpty: 'El archivo no tiene filas debajo de los títulos.',
  importNoKey: 'El archivo necesita una columna SKU o Article.',
  importNoPrice: 'El archivo necesita una columna Price.',
  importTooLong: 'Los archivos pueden tener hasta {importLines, number} filas.',
  importUnknown: 'No está en ningún configurador ni en esta lista',
  importTwice: 'Dos veces en el archivo',
  importSummary: 'Nuevos: {added}; cambiados: {changed}; sin cambios: {same}; con problemas: {issues}',
  importWithout: 'Sin precio, por lo que no cambian nada: {count}.',
  importApply: 'Añadir {prices} a la lista',
  importNumberRead: '{text} se lee como {amount}',
  importNumberUnread: '{text} no se puede leer',
  importChanges: 'Cambios',
  importIssues: 'Problemas',
  line: 'Línea',
  article: 'Artículo',
  columnName: 'Columna',
  value: 'Valor',
  issue: 'Problema',
  before: 'Antes',
  firstShown: 'Se muestran los {count} primeros.',
};
