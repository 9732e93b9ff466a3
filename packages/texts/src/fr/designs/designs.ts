import type { designMessages } from '@vitrine/contract/designs/messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof designMessages> = {
  unknownConfigurator: 'Ce configurateur n’existe pas ou n’est pas publié.',
  unknownDesign: 'Cette création ne contient aucun article de ce configurateur.',
  unknownPage: 'Cette page ne fait pas partie des sites de ce configurateur.',
  imageInvalid: 'L’image de la création n’est pas au format PNG ou JPEG.',
  goneTitle: 'Création introuvable',
  gone: 'Le lien est incomplet, ou la création a été supprimée. Demandez un nouveau lien à l’expéditeur.',
  sheet: 'Fiche descriptive',
};
