import type { formMessages } from '@vitrine/contract/enquiries/form-messages';
import type { enquiryMessages } from '@vitrine/contract/enquiries/messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: Omit<TextsOf<typeof enquiryMessages>, keyof typeof formMessages> = {
  empty: 'No hay consultas.',
  unknownSource: 'Origen desconocido',
  showAll: 'Mostrar todo',
  seeOnPage: 'Ver en la página',
  openVisualiser: 'Abrir el visualizador',
  itemUnknown: 'El catálogo de este configurador no tiene este elemento.',
  imageTooLarge: 'La imagen del diseño es demasiado grande.',
  imageInvalid: 'La imagen del diseño no es PNG ni JPEG.',
  fetching: 'Cargando consultas…',
  emptyHelp: 'Aquí llegan los diseños que guardan los visitantes.',
  emptyFiltered: 'Ningún visitante ha guardado todavía un diseño de este configurador.',
  noTestOrganisation: 'Cree primero una organización llamada e2e. Las pruebas se guardan como consultas suyas.',
  missing: 'Esta consulta no existe o no tiene acceso a ella.',
};
