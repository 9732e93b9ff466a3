import type { TextsOf } from '@vitrine/contract/texts/define-messages';
import type { translationImportMessages } from '@vitrine/contract/translations/import-messages';

export const texts: TextsOf<typeof translationImportMessages> = {
  exportAll: 'Tudo',
  exportMissing: 'Em falta',
  exportOutdated: 'Desatualizadas',
  exportXliff: 'Exportar XLIFF: {what}',
  exportXlsx: 'Exportar Excel: {what}',
  importTitle: 'Importar traduções',
  importFile: 'Escolher ficheiro',
  importHelp: 'XLIFF 2.1 ou o ficheiro Excel que exportou. Nada muda antes de ver o que mudaria.',
  importUnsaved: 'Guarde ou rejeite primeiro as suas alterações, para que não se misturem com as do ficheiro.',
  importSheetUnreadable: 'Isto não é um ficheiro Excel de traduções: exporte um para ver as suas colunas.',
  importTooLarge: 'Os ficheiros podem ter até {megabytes} MB.',
  importChanged: '{count, plural, one {# tradução muda} other {# traduções mudam}}',
  importOutdated: '{count, plural, one {# foi feita para outro texto} other {# foram feitas para outro texto}}',
  importUnknown:
    '{count, plural, one {# texto não está neste configurador} other {# textos não estão neste configurador}}',
  importInvalid: '{count, plural, one {# não pode ser aceite} other {# não podem ser aceites}}',
  importUnchanged: '{count, plural, one {# está como estava} other {# estão como estavam}}',
  importEmpty: '{count, plural, one {# não tem tradução} other {# não têm tradução}}',
  importNothing: 'O ficheiro não muda nada.',
  importTakeOutdated: 'Aceitar também as que foram feitas para outro texto, como desatualizadas',
  importApply: '{count, plural, one {Importar # tradução} other {Importar # traduções}}',
  imported: '{count, plural, one {# tradução importada} other {# traduções importadas}}',
  importAgain: 'Escolher outro ficheiro',
  importMore: 'e mais {count, number}',
  importSourceNow: 'Agora: {source}',
  importBefore: 'Antes: {text}',
};
