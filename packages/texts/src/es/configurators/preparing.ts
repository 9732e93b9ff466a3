import type { preparingMessages } from '@vitrine/contract/configurators/preparing-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof preparingMessages> = {
  working: 'Preparando imágenes: {done} de {total}',
  workingHelp: 'Puede salir de esta página mientras se preparan las imágenes.',
  workingThenLive: 'Puede salir de esta página. La versión se publica cuando todas las imágenes están listas.',
  failed: '{count, plural, one {1 imagen no se ha podido preparar} other {{count} imágenes no se han podido preparar}}',
  failedHelp: 'Vuelva a intentarlo o suba otras con Actualizar datos JSON.',
  failedAsk:
    'Vuelva a intentarlo. Si no sirve, un administrador de Vitrine puede subir otras: póngase en contacto con soporte.',
  incomplete: '{count, plural, one {Falta 1 imagen} other {Faltan {count} imágenes}}',
  incompleteHelp: 'Los visitantes no ven lo que falta. Súbalo con {action}.',
  incompleteAsk:
    'Los visitantes no ven lo que falta. Un administrador de Vitrine puede subirlo: contacte con {support}.',
  updateData: 'Actualizar datos JSON',
  support: 'Soporte',
  showNames: 'Mostrar nombres',
  hideNames: 'Ocultar nombres',
  dismiss: 'Cerrar',
  unused: 'Subidas, pero no utilizadas en el archivo de datos: {names}.',
  notRetriedTitle: 'No se ha podido reintentar con las imágenes',
};
