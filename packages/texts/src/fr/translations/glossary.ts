import type { TextsOf } from '@vitrine/contract/texts/define-messages';
import type { glossaryMessages } from '@vitrine/contract/translations/glossary-messages';

export const texts: TextsOf<typeof glossaryMessages> = {
  glossary: 'Glossaire',
  glossaryHelp: 'Les termes que respectent les traductions. Une traduction sans son terme est signalée.',
  theGlossary: 'Le glossaire',
  noTerms: 'Aucun terme',
  noTermsHelp: 'Ajoutez les termes à toujours traduire de la même façon, par exemple les noms de matériaux.',
  term: 'Terme',
  note: 'Note',
  addTerm: 'Ajouter un terme',
  saveTerm: 'Enregistrer le terme',
  editTermNamed: 'Modifier {term}',
  deleteTermNamed: 'Supprimer {term}',
  deleteTermTitle: 'Supprimer {term} ?',
  deleteTermHelp: 'Les traductions ne changent pas.',
  deleteTerm: 'Supprimer le terme',
  notTranslated: 'Non traduit',
};
