import type { supportMessages } from '@vitrine/contract/support/messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof supportMessages> = {
  title: 'Soporte',
  contacts: 'Contactos',
  contactsHelp: 'Indique el configurador y la dirección de la página para que podamos ayudarle enseguida.',
  email: 'Correo',
  phone: 'Teléfono',
  book: 'Reservar llamada',
  bookHelp: 'Elija una hora en nuestro calendario. Se abre en una ventana nueva.',
  noContacts: 'Pregunte a la persona que le configuró este servicio.',
  issues: 'Problemas frecuentes',
  fetching: 'Cargando contactos…',
  theContacts: 'Contactos',
};
