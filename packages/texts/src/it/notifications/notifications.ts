import type { notificationMessages } from '@vitrine/contract/notifications/messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof notificationMessages> = {
  addressEmpty: 'Inserire un indirizzo e-mail.',
  addressTwice: 'Questo indirizzo è già nell’elenco.',
  addressInvalid: 'Inserire un indirizzo e-mail valido.',

  title: 'Richieste clienti',
  help: 'Ogni progetto salvato viene inviato via e-mail a questi indirizzi. Se ne possono aggiungere fino a {maximum}.',
  listFull: 'Tutti i {maximum} indirizzi sono in uso. Per aggiungerne uno, rimuoverne un altro.',
  fetching: 'Caricamento dei destinatari…',
  isDefault: 'Predefinito',
  defaultHelp: 'Le richieste vanno all’indirizzo principale di {name} finché non se ne aggiunge uno.',
  manufacturerHelp: 'Le richieste vanno agli indirizzi di {name} finché non se ne aggiungono di propri.',
  noDefault:
    '{name} non ha ancora un indirizzo principale, quindi nessuno viene avvisato delle richieste. Aggiungerne uno qui.',
  newAddress: 'Indirizzo e-mail',
  placeholder: 'nome@azienda.com',
  add: 'Aggiungi indirizzo',
  recipient: 'Destinatario {index}',
  remove: '{isEmpty, select, true {Rimuovi questo indirizzo} other {Rimuovi {address}}}',
  savedTitle: 'Notifiche',
  saved: 'Le richieste ora vanno a questi indirizzi.',
  savedDefault: 'Le richieste ora vanno all’indirizzo predefinito.',
  notSavedTitle: 'I destinatari non sono stati salvati',

  theList: 'L’elenco',
};
