import type { priceImportMessages } from '@vitrine/contract/prices/import-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof priceImportMessages> = {
  importSentence: 'O ficheiro é primeiro comparado com a lista. As alterações são guardadas por si depois.',
  importHint: 'A primeira linha tem os títulos: SKU ou Article, e Price. Até 5 MB.',
  importTooLarge: 'Os ficheiros podem ter até 5 MB.',
  importUnreadable: 'Este ficheiro não é um CSV ou Excel que se possa ler.',
  importEmpty: 'O ficheiro não tem linhas por baixo dos títulos.',
  importNoKey: 'O ficheiro precisa de uma coluna SKU ou Article.',
  importNoPrice: 'O ficheiro precisa de uma coluna Price.',
  importTooLong: 'Os ficheiros podem ter até {importLines, number} linhas.',
  importUnknown: 'Não está em nenhum configurador nem nesta lista',
  importTwice: 'Duas vezes no ficheiro',
  importSummary: 'Novos: {added}; alterados: {changed}; sem alteração: {same}; com problemas: {issues}',
  importWithout: 'Sem preço, pelo que nada alteram: {count}.',
  importApply: 'Adicionar {prices} à lista',
  importNumberRead: '{text} é lido como {amount}',
  importNumberUnread: '{text} não pode ser lido',
  importChanges: 'Alterações',
  importIssues: 'Problemas',
  line: 'Linha',
  article: 'Artigo',
  columnName: 'Coluna',
  value: 'Valor',
  issue: 'Problema',
  before: 'Antes',
  firstShown: 'São mostrados os primeiros {count}.',
};
