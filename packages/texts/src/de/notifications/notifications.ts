import type { notificationMessages } from '@vitrine/contract/notifications/messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof notificationMessages> = {
  addressEmpty: 'Bitte eine E-Mail-Adresse eingeben',
  addressTwice: 'Diese E-Mail-Adresse steht schon in der Liste',
  addressInvalid: 'Bitte eine gültige E-Mail-Adresse eingeben',

  title: 'Kundenanfragen',
  help: 'Jeder gespeicherte Entwurf geht per E-Mail an diese Adressen. Sie können bis zu {maximum} hinzufügen.',
  listFull: 'Alle {maximum} Adressen sind belegt. Entfernen Sie eine, um eine andere hinzuzufügen.',
  fetching: 'Empfänger werden geladen …',
  isDefault: 'Standard',
  defaultHelp: 'Anfragen gehen an die Hauptadresse von {name}, bis Sie eine hinzufügen.',
  manufacturerHelp: 'Anfragen gehen an die Adressen von {name}, bis Sie eigene hinzufügen.',
  noDefault:
    '{name} hat noch keine Hauptadresse, deshalb wird niemand über Anfragen benachrichtigt. Fügen Sie hier eine hinzu.',
  newAddress: 'E-Mail-Adresse',
  placeholder: 'name@firma.de',
  add: 'Adresse hinzufügen',
  recipient: 'Empfänger {index}',
  remove: '{isEmpty, select, true {Diese Adresse entfernen} other {{address} entfernen}}',
  savedTitle: 'Benachrichtigungen',
  saved: 'Anfragen gehen jetzt an diese Adressen.',
  savedDefault: 'Anfragen gehen jetzt an die Standardadresse.',
  notSavedTitle: 'Die Empfänger wurden nicht gespeichert',

  theList: 'Liste',
};
