import type { auditMessages } from '@vitrine/contract/audit/messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof auditMessages> = {
  fetching: 'Cargando actividad…',
  empty: 'Todavía no hay actividad',
  emptyHelp: 'Aquí aparecen los inicios de sesión y los cambios de cuentas y versiones.',
  noneFound: 'No se ha encontrado actividad',
  noneFoundHelp: 'Revise la ortografía o muestre toda la actividad.',
  everyKind: 'Mostrar todo',
  search: 'Buscar nombres, correos y detalles',
  unknownActor: 'Desconocido',
  filterByKind: 'Filtrar por tipo',
  showMore: 'Mostrar más',
  when: 'Cuándo',
  who: 'Quién',
  what: 'Qué',
  toWhom: 'A quién',
  detail: 'Detalle',
};
