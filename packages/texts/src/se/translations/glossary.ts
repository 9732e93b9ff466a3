import type { TextsOf } from '@vitrine/contract/texts/define-messages';
import type { glossaryMessages } from '@vitrine/contract/translations/glossary-messages';

export const texts: TextsOf<typeof glossaryMessages> = {
  glossary: 'Ordlista',
  glossaryHelp: 'Termer som översättningar ska följa. En översättning utan sin term markeras.',
  theGlossary: 'Ordlistan',
  noTerms: 'Inga termer än',
  noTermsHelp: 'Lägg till termer som alltid översätts på samma sätt, t.ex. namn på material.',
  term: 'Term',
  note: 'Kommentar',
  addTerm: 'Lägg till term',
  saveTerm: 'Spara term',
  editTermNamed: 'Redigera {term}',
  deleteTermNamed: 'Ta bort {term}',
  deleteTermTitle: 'Vill du ta bort {term}?',
  deleteTermHelp: 'Översättningar förblir som de är.',
  deleteTerm: 'Ta bort term',
  notTranslated: 'Översätts inte',
};
