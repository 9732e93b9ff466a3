import type { auditMessages } from '@vitrine/contract/audit/messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof auditMessages> = {
  fetching: 'Aktivität wird geladen …',
  empty: 'Noch keine Aktivität',
  emptyHelp: 'Hier erscheinen Anmeldungen und Änderungen an Konten und Versionen.',
  noneFound: 'Keine Aktivität gefunden',
  noneFoundHelp: 'Prüfen Sie die Schreibweise oder zeigen Sie die gesamte Aktivität an.',
  everyKind: 'Alle anzeigen',
  search: 'Namen, E-Mails und Details durchsuchen',
  unknownActor: 'Unbekannt',

  filterByKind: 'Nach Art filtern',
  showMore: 'Mehr anzeigen',
  when: 'Wann',
  who: 'Wer',
  what: 'Was',
  toWhom: 'Für wen',
  detail: 'Detail',
};
