import type { TextsOf } from '@vitrine/contract/texts/define-messages';
import type { glossaryMessages } from '@vitrine/contract/translations/glossary-messages';

export const texts: TextsOf<typeof glossaryMessages> = {
  glossary: 'Glosario',
  glossaryHelp: 'Términos que respetan las traducciones. Se marca la traducción que no usa el suyo.',
  theGlossary: 'Glosario',
  noTerms: 'Todavía no hay términos',
  noTermsHelp: 'Añada los términos que siempre se traducen igual, como los nombres de los materiales.',
  term: 'Término',
  note: 'Nota',
  addTerm: 'Añadir término',
  saveTerm: 'Guardar término',
  editTermNamed: 'Editar {term}',
  deleteTermNamed: 'Eliminar {term}',
  deleteTermTitle: '¿Eliminar {term}?',
  deleteTermHelp: 'Las traducciones quedan como están.',
  deleteTerm: 'Eliminar término',
  notTranslated: 'Sin traducir',
};
