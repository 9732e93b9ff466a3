import type { auditMessages } from '@vitrine/contract/audit/messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof auditMessages> = {
  fetching: 'Activiteit laden…',
  empty: 'Nog geen activiteit',
  emptyHelp: 'Aanmeldingen en wijzigingen van accounts en versies verschijnen hier.',
  noneFound: 'Geen activiteit gevonden',
  noneFoundHelp: 'Controleer de spelling of toon alle activiteit.',
  everyKind: 'Alles tonen',
  search: 'In namen, e-mailadressen en details zoeken',
  unknownActor: 'Onbekend',
  filterByKind: 'Op soort filteren',
  showMore: 'Meer tonen',
  when: 'Wanneer',
  who: 'Wie',
  what: 'Wat',
  toWhom: 'Aan wie',
  detail: 'Detail',
};
