import type { TextsOf } from '@vitrine/contract/texts/define-messages';
import type { translationImportMessages } from '@vitrine/contract/translations/import-messages';

export const texts: TextsOf<typeof translationImportMessages> = {
  exportAll: 'Todo',
  exportMissing: 'Faltan',
  exportOutdated: 'Desactualizadas',
  exportXliff: 'Exportar XLIFF: {what}',
  exportXlsx: 'Exportar Excel: {what}',
  importTitle: 'Importar traducciones',
  importFile: 'Elegir archivo',
  importHelp: 'XLIFF 2.1 o el archivo Excel que exportó. No cambia nada hasta que haya visto qué cambiaría.',
  importUnsaved: 'Guarde o descarte primero sus cambios para que no se mezclen con los del archivo.',
  importSheetUnreadable: 'Esto no es un archivo Excel de traducciones: exporte uno para ver sus columnas.',
  importTooLarge: 'Los archivos pueden ocupar hasta {megabytes} MB.',
  importChanged: '{count, plural, one {1 traducción cambia} other {# traducciones cambian}}',
  importOutdated: '{count, plural, one {1 se hizo para otro texto} other {# se hicieron para otro texto}}',
  importUnknown:
    '{count, plural, one {1 texto no está en este configurador} other {# textos no están en este configurador}}',
  importInvalid: '{count, plural, one {1 no se puede admitir} other {# no se pueden admitir}}',
  importUnchanged: '{count, plural, one {1 está como estaba} other {# están como estaban}}',
  importEmpty: '{count, plural, one {1 no tiene traducción} other {# no tienen traducción}}',
  importNothing: 'El archivo no cambia nada.',
  importTakeOutdated: 'Admitir también las que se hicieron para otro texto, como desactualizadas',
  importApply: '{count, plural, one {Importar 1 traducción} other {Importar # traducciones}}',
  imported: '{count, plural, one {1 traducción importada} other {# traducciones importadas}}',
  importAgain: 'Elegir otro archivo',
  importMore: 'y {count, number} más',
  importSourceNow: 'Ahora: {source}',
  importBefore: 'Antes: {text}',
};
