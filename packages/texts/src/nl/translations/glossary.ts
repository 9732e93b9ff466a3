import type { TextsOf } from '@vitrine/contract/texts/define-messages';
import type { glossaryMessages } from '@vitrine/contract/translations/glossary-messages';

export const texts: TextsOf<typeof glossaryMessages> = {
  glossary: 'Woordenlijst',
  glossaryHelp: 'Termen waaraan vertalingen zich houden. Een vertaling zonder de juiste term wordt gemarkeerd.',
  theGlossary: 'De woordenlijst',
  noTerms: 'Nog geen termen',
  noTermsHelp: 'Voeg de termen toe die altijd hetzelfde worden vertaald, zoals namen van materialen.',
  term: 'Term',
  note: 'Notitie',
  addTerm: 'Term toevoegen',
  saveTerm: 'Term opslaan',
  editTermNamed: '{term} bewerken',
  deleteTermNamed: '{term} verwijderen',
  deleteTermTitle: '{term} verwijderen?',
  deleteTermHelp: 'Vertalingen blijven zoals ze zijn.',
  deleteTerm: 'Term verwijderen',
  notTranslated: 'Niet vertaald',
};
