import type { partMessages } from '@vitrine/contract/configurators/part-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof partMessages> = {
  editTitle: 'Componentes e imágenes de {version}',
  parts: 'Componentes',
  name: 'Nombre',
  nameEmpty: 'Póngale un nombre.',
  colour: 'Color',
  pickColour: 'Tomar un color de la pantalla',
  colourWrong: 'Escriba el color como #C0966A.',
  offered: 'Los visitantes pueden elegirlo',
  add: 'Añadir {what}',
  numbered: '{what} {number}',
  delete: 'Eliminar {name}',
  deleteYes: 'Eliminar',
  usedBy: '{name} forma parte de {users}.',
  usedByHelp: 'Se retira de ahí y el resto se vuelve a repartir. Puede deshacerlo.',
  deleted: 'Se ha eliminado {name}',
  dragHelp:
    'Pulse Espacio para coger una entrada, las flechas para moverla, Espacio para soltarla y Escape para cancelar.',
  listOf: '{label} por orden',
  selectSomething: 'Seleccione una entrada para cambiarla.',
  issuesTitle: '{number, plural, one {1 punto por corregir} other {# puntos por corregir}} antes de poder crearlo',
  issuesBlock: 'Todavía falta algo o hay una contradicción. Cierre este diálogo; se indica encima del editor.',
  guessesHelp: 'Esto es solo un comienzo, para que haya algo que ver. Cambie lo que no sea correcto.',
  removeImage: 'Quitar imagen',
  startTitle: 'O empiece sin imágenes de capas',
  startFloor: 'Suelo de escamas',
  startFloorHelp: 'Escamas, mezclas de ellas y una foto de una estancia en la que los visitantes ven el suelo.',
  startRobe: 'Armario de correderas',
  startRobeHelp: 'Puertas, marcos, interiores y materiales con sus medidas, dibujados a escala.',
};
