import type { manufacturerMessages } from '@vitrine/contract/manufacturers/messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof manufacturerMessages> = {
  added: 'Se ha añadido el fabricante.',
  deleted: 'Se ha eliminado el fabricante.',
  assigned: 'Se han asignado los productos.',
  fetchingManufacturers: 'Cargando fabricantes…',
  fetchingProducts: 'Cargando productos…',
  manageProducts: 'Gestionar productos',
  manageManufacturers: 'Gestionar fabricantes',
  nameRequired: 'Introduzca un nombre.',
  nameTooLong: 'El nombre es demasiado largo.',
  nameTaken: 'Ya existe un fabricante con este nombre.',
  organisationRequired: 'Elija una organización.',
  none: 'Todavía no hay fabricantes',
  noneHelp: 'Añada el primero arriba. Después se le asignan productos en Gestionar productos.',
  noneToAssign: 'Añada uno en Gestionar fabricantes y elija aquí sus productos.',
  deleteQuestion:
    'Se quita de todos los sets de stock de la organización, junto con los nombres propios que da a {products}. Los productos en sí no se eliminan.',
  withoutManufacturer: 'Sin fabricante',
  unsent: '{changes} sin asignar',
  discardUnsent: 'Descartar',
  assignHelp:
    'Marque lo que hace este fabricante en cada categoría. El nombre que él da a un producto se muestra junto al producto.',
};
