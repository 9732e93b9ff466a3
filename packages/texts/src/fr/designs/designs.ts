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
  roomTitle: '{name} dans votre pièce',
  roomHelp:
    'Déplacez lentement le téléphone au-dessus du sol jusqu’à ce que le placard apparaisse. Il est en grandeur réelle.',
  roomOpen: 'Ouvrir l’appareil photo',
  roomElsewhere:
    'Ouvrez cette page sur un téléphone ou une tablette : son appareil photo montre le placard dans votre pièce. Les logiciels de modèles 3D ouvrent aussi ces fichiers.',
  roomApple: 'Pour iPhone et iPad (USDZ)',
  roomAndroid: 'Pour Android (GLB)',
  roomBack: 'Retour à la création',
};
