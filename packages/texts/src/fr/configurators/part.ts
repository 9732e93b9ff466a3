import type { partMessages } from '@vitrine/contract/configurators/part-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof partMessages> = {
  editTitle: 'Éléments et images de {version}',
  parts: 'Éléments',
  name: 'Nom',
  nameEmpty: 'Donnez-lui un nom.',
  colour: 'Couleur',
  pickColour: 'Prélever une couleur à l’écran',
  colourWrong: 'Saisissez la couleur sous la forme #C0966A.',
  offered: 'Proposé aux visiteurs',
  add: 'Ajouter : {what}',
  numbered: '{what} {number}',
  delete: 'Supprimer {name}',
  deleteYes: 'Supprimer',
  usedBy: '{name} fait partie de {users}.',
  usedByHelp: 'Sa part y est retirée et répartie sur le reste. Vous pouvez annuler.',
  deleted: 'Élément supprimé : {name}',
  dragHelp:
    'Appuyez sur Espace pour saisir un élément, sur les flèches pour le déplacer, sur Espace pour le poser et sur Échap pour annuler.',
  listOf: '{label}, dans leur ordre',
  selectSomething: 'Sélectionnez un élément pour le modifier.',
  issuesTitle:
    '{number, plural, one {1 point à corriger avant la création} other {# points à corriger avant la création}}',
  issuesBlock:
    'Quelque chose manque ou se contredit. Fermez cette fenêtre ; le détail est affiché au-dessus de l’éditeur.',
  guessesHelp: 'Ce n’est qu’un début, pour avoir quelque chose à voir. Corrigez ce qui ne convient pas.',
  removeImage: 'Retirer l’image',
  startTitle: 'Ou commencez sans images de calques',
  startFloor: 'Sol à flocons',
  startFloorHelp: 'Des flocons, leurs mélanges et la photo d’une pièce où les visiteurs voient le sol.',
  startRobe: 'Placard coulissant',
  startRobeHelp: 'Portes, cadres, aménagements et matériaux avec leurs dimensions, dessinés à l’échelle.',
};
