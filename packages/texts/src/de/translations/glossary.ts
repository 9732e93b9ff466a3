import type { TextsOf } from '@vitrine/contract/texts/define-messages';
import type { glossaryMessages } from '@vitrine/contract/translations/glossary-messages';

export const texts: TextsOf<typeof glossaryMessages> = {
  glossary: 'Glossar',
  glossaryHelp: 'Begriffe, an die sich Übersetzungen halten. Eine Übersetzung ohne ihren Begriff wird markiert.',
  theGlossary: 'Glossar',
  noTerms: 'Noch keine Begriffe',
  noTermsHelp: 'Fügen Sie Begriffe hinzu, die immer gleich übersetzt werden, zum Beispiel Namen von Materialien.',
  term: 'Begriff',
  note: 'Notiz',
  addTerm: 'Begriff hinzufügen',
  saveTerm: 'Begriff speichern',
  editTermNamed: '{term} bearbeiten',
  deleteTermNamed: '{term} löschen',
  deleteTermTitle: '{term} löschen?',
  deleteTermHelp: 'Übersetzungen bleiben, wie sie sind.',
  deleteTerm: 'Begriff löschen',
  notTranslated: 'Nicht übersetzt',
};
