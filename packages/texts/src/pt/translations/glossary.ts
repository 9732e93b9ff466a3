import type { TextsOf } from '@vitrine/contract/texts/define-messages';
import type { glossaryMessages } from '@vitrine/contract/translations/glossary-messages';

export const texts: TextsOf<typeof glossaryMessages> = {
  glossary: 'Glossário',
  glossaryHelp: 'Termos que as traduções respeitam. Uma tradução sem o seu termo é assinalada.',
  theGlossary: 'Glossário',
  noTerms: 'Ainda não há termos',
  noTermsHelp: 'Adicione os termos que se traduzem sempre da mesma maneira, como os nomes dos materiais.',
  term: 'Termo',
  note: 'Nota',
  addTerm: 'Adicionar termo',
  saveTerm: 'Guardar termo',
  editTermNamed: 'Editar {term}',
  deleteTermNamed: 'Eliminar {term}',
  deleteTermTitle: 'Eliminar {term}?',
  deleteTermHelp: 'As traduções ficam como estão.',
  deleteTerm: 'Eliminar termo',
  notTranslated: 'Não se traduz',
};
