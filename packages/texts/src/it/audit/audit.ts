import type { auditMessages } from '@vitrine/contract/audit/messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof auditMessages> = {
  fetching: 'Caricamento delle attività…',
  empty: 'Nessuna attività',
  emptyHelp: 'Qui compaiono gli accessi e le modifiche di account e versioni.',
  noneFound: 'Nessuna attività trovata',
  noneFoundHelp: 'Controllare l’ortografia o mostrare tutte le attività.',
  everyKind: 'Mostra tutto',
  search: 'Cerca nomi, e-mail e dettagli',
  unknownActor: 'Sconosciuto',

  filterByKind: 'Filtra per tipo',
  showMore: 'Mostra altro',
  when: 'Quando',
  who: 'Chi',
  what: 'Cosa',
  toWhom: 'A chi',
  detail: 'Dettaglio',
};
