import { defineMessages, message } from '../texts/define-messages.ts';

/** Texts of the glossary. */
export const glossaryMessages = defineMessages('translations/glossary', {
  glossary: 'Glossary',
  glossaryHelp: 'Terms that translations keep to. A translation without its term is marked.',
  fetchingGlossary: 'Fetching the glossary...',
  theGlossary: 'The glossary',
  noTerms: 'No terms yet',
  noTermsHelp: 'Add the terms that are always translated in the same way, such as names of materials.',
  term: 'Term',
  termIn: (language: string) => message('{language}', { language }),
  note: 'Note',
  addTerm: 'Add term',
  editTerm: 'Edit term',
  saveTerm: 'Save term',
  editTermNamed: (term: string) => message('Edit {term}', { term }),
  deleteTermNamed: (term: string) => message('Delete {term}', { term }),
  deleteTermTitle: (term: string) => message('Delete {term}?', { term }),
  deleteTermHelp: 'Translations stay as they are.',
  deleteTerm: 'Delete term',
  termSaved: 'Term saved',
  termDeleted: 'Term deleted',
  notTranslated: 'Not translated',
});
