import type { notificationMessages } from '@vitrine/contract/notifications/messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof notificationMessages> = {
  addressEmpty: 'Saisissez une adresse e-mail.',
  addressTwice: 'Cette adresse figure déjà dans la liste.',
  addressInvalid: 'Saisissez une adresse e-mail valable.',

  title: 'Demandes clients',
  help: 'Chaque création enregistrée est envoyée par e-mail à ces adresses. Vous pouvez en ajouter jusqu’à {maximum}.',
  listFull: 'Les {maximum} adresses sont utilisées. Retirez-en une pour en ajouter une autre.',
  fetching: 'Chargement des destinataires…',
  isDefault: 'Par défaut',
  defaultHelp: 'Les demandes vont à l’adresse principale de {name} tant que vous n’en ajoutez pas.',
  manufacturerHelp: 'Les demandes vont aux adresses de {name} tant que vous n’ajoutez pas les vôtres.',
  noDefault: '{name} n’a pas encore d’adresse principale : personne n’est averti des demandes. Ajoutez-en une ici.',
  newAddress: 'Adresse e-mail',
  placeholder: 'nom@entreprise.com',
  add: 'Ajouter une adresse',
  recipient: 'Destinataire {index}',
  remove: '{isEmpty, select, true {Retirer cette adresse} other {Retirer {address}}}',
  savedTitle: 'Notifications',
  saved: 'Les demandes vont désormais à ces adresses.',
  savedDefault: 'Les demandes vont désormais à l’adresse par défaut.',
  notSavedTitle: 'Les destinataires n’ont pas été enregistrés',

  theList: 'La liste',
};
