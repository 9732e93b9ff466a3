import type { auditMessages } from '@vitrine/contract/audit/messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof auditMessages> = {
  fetching: 'Hämtar aktivitet …',
  empty: 'Ingen aktivitet än',
  emptyHelp: 'Här visas inloggningar och ändringar av konton och versioner.',
  noneFound: 'Ingen aktivitet hittades',
  noneFoundHelp: 'Kontrollera stavningen eller visa all aktivitet.',
  everyKind: 'Visa alla',
  search: 'Sök namn, e-post och detaljer',
  unknownActor: 'Okänd',
  filterByKind: 'Filtrera på typ',
  showMore: 'Visa fler',
  when: 'När',
  who: 'Vem',
  what: 'Vad',
  toWhom: 'För vem',
  detail: 'Detalj',
};
