import type { quoteFiguresMessages } from '@vitrine/contract/quotes/figures-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof quoteFiguresMessages> = {
  help: 'Valeurs hors TVA. Un devis compte dans le mois de son premier envoi et est gagné dans le mois de son acceptation.',
  fetching: 'Chargement des chiffres des devis…',
  what: 'Les chiffres des devis',
  none: 'Aucun devis envoyé sur cette période',
  noneHelp: 'Dès qu’un devis est envoyé, sa valeur s’affiche ici par mois.',
  currency: 'Devise',
  month: 'Mois',
  quoted: 'Proposé',
  won: 'Gagné',
  configurators: 'Par configurateur',
  resellers: 'Par revendeur',
  name: 'Nom',
  quotedCount: 'Devis envoyés',
  wonCount: 'Devis gagnés',
  quotedValue: 'Valeur proposée',
  wonValue: 'Valeur gagnée',
  download: 'Télécharger les devis en CSV',
  noConfigurator: 'Sans configurateur',
  file: 'devis',
};
