import type { notificationMessages } from '@vitrine/contract/notifications/messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof notificationMessages> = {
  addressEmpty: 'Introduzca una dirección de correo',
  addressTwice: 'La dirección de correo ya está en la lista',
  addressInvalid: 'Introduzca una dirección de correo válida',
  title: 'Consultas de clientes',
  help: 'Cada diseño guardado se envía por correo a estas direcciones. Puede añadir hasta {maximum}.',
  listFull: 'Las {maximum} direcciones están en uso. Quite una para añadir otra.',
  fetching: 'Cargando destinatarios…',
  isDefault: 'Predeterminada',
  defaultHelp: 'Las consultas van a la dirección principal de {name} hasta que añada una.',
  manufacturerHelp: 'Las consultas van a las direcciones de {name} hasta que añada las suyas.',
  noDefault:
    '{name} no tiene todavía dirección principal, por lo que no se avisa a nadie de las consultas. Añada una aquí.',
  newAddress: 'Dirección de correo',
  placeholder: 'nombre@empresa.com',
  add: 'Añadir dirección',
  recipient: 'Destinatario {index}',
  remove: '{isEmpty, select, true {Quitar esta dirección} other {Quitar {address}}}',
  savedTitle: 'Notificaciones',
  saved: 'Las consultas van ahora a estas direcciones.',
  savedDefault: 'Las consultas van ahora a la dirección predeterminada.',
  notSavedTitle: 'Los destinatarios no se han guardado',
  theList: 'Lista',
};
