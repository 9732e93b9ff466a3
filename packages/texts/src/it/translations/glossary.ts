import type { TextsOf } from '@vitrine/contract/texts/define-messages';
import type { glossaryMessages } from '@vitrine/contract/translations/glossary-messages';

export const texts: TextsOf<typeof glossaryMessages> = {
  glossary: 'Glossario',
  glossaryHelp: 'I termini a cui si attengono le traduzioni. Una traduzione senza il suo termine viene segnalata.',
  theGlossary: 'Il glossario',
  noTerms: 'Nessun termine',
  noTermsHelp: 'Aggiungere i termini da tradurre sempre allo stesso modo, ad esempio i nomi dei materiali.',
  term: 'Termine',
  note: 'Nota',
  addTerm: 'Aggiungi termine',
  saveTerm: 'Salva termine',
  editTermNamed: 'Modifica {term}',
  deleteTermNamed: 'Elimina {term}',
  deleteTermTitle: 'Eliminare {term}?',
  deleteTermHelp: 'Le traduzioni restano come sono.',
  deleteTerm: 'Elimina termine',
  notTranslated: 'Non si traduce',
};
