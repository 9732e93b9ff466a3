import type { auditMessages } from '@vitrine/contract/audit/messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof auditMessages> = {
  fetching: 'Chargement de l’activité…',
  empty: 'Aucune activité',
  emptyHelp: 'Les connexions et les modifications de comptes et de versions s’affichent ici.',
  noneFound: 'Aucune activité trouvée',
  noneFoundHelp: 'Vérifiez l’orthographe ou affichez toute l’activité.',
  everyKind: 'Tout afficher',
  search: 'Rechercher un nom, un e-mail ou un détail',
  unknownActor: 'Inconnu',

  filterByKind: 'Filtrer par type',
  showMore: 'Afficher plus',
  when: 'Date',
  who: 'Auteur',
  what: 'Action',
  toWhom: 'Destinataire',
  detail: 'Détail',
};
