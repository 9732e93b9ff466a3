import type { notificationMessages } from '@vitrine/contract/notifications/messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof notificationMessages> = {
  addressEmpty: 'Ange en e-postadress',
  addressTwice: 'E-postadressen finns redan i listan',
  addressInvalid: 'Ange en giltig e-postadress',
  title: 'Kundförfrågningar',
  help: 'Varje sparad design mejlas till de här adresserna. Du kan lägga till högst {maximum}.',
  listFull: 'Alla {maximum} adresser används. Ta bort en för att lägga till en ny.',
  fetching: 'Hämtar mottagare …',
  isDefault: 'Standard',
  defaultHelp: 'Förfrågningar går till huvudadressen för {name} tills du lägger till en.',
  manufacturerHelp: 'Förfrågningar går till adresserna för {name} tills du lägger till egna.',
  noDefault: '{name} har ingen huvudadress än, så ingen aviseras om förfrågningar. Lägg till en här.',
  newAddress: 'E-postadress',
  placeholder: 'namn@foretag.se',
  add: 'Lägg till adress',
  recipient: 'Mottagare {index}',
  remove: '{isEmpty, select, true {Ta bort den här adressen} other {Ta bort {address}}}',
  savedTitle: 'Aviseringar',
  saved: 'Förfrågningar går nu till de här adresserna.',
  savedDefault: 'Förfrågningar går nu till standardadressen.',
  notSavedTitle: 'Mottagarna sparades inte',
  theList: 'Listan',
};
