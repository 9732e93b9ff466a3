import { defineMessages, message } from '../texts/define-messages.ts';

/** Texts of the glossary. */
export const glossaryMessages = defineMessages('translations/glossary', {
  glossary: 'Glossary',
  glossaryHelp: 'Terms that translations keep to. A translation without its term is marked.',
  theGlossary: 'The glossary',
  noTerms: 'No terms yet',
  noTermsHelp: 'Add the terms that are always translated in the same way, such as names of materials.',
  term: 'Term',
  note: 'Note',
  addTerm: 'Add term',
  saveTerm: 'Save term',
  editTermNamed: (term: string) => message('Edit {term}', { term }),
  deleteTermNamed: (term: string) => message('Delete {term}', { term }),
  deleteTermTitle: (term: string) => message('Delete {term}?', { term }),
  deleteTermHelp: 'Translations stay as they are.',
  deleteTerm: 'Delete term',
  notTranslated: 'Not translated',
});
