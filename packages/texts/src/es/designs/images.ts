import type { designImageMessages } from '@vitrine/contract/designs/image-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof designImageMessages> = {
  configuratorMissing: 'Este configurador no existe o no está publicado.',
  configuratorInvalid: 'La dirección debe indicar un configurador por su número.',
  resellerInvalid: 'El distribuidor debe ser un número.',
  designTooLong: 'El diseño puede tener hasta {most, number} caracteres.',
  designUnknown: 'Este diseño no tiene elementos de este configurador.',
  sceneUnknown: 'Este configurador no tiene esta escena.',
  formatUnknown: 'El formato debe ser uno de estos: {formats}.',
  sizeInvalid: 'El ancho y el alto deben ser números enteros de 1 a {side, number} píxeles.',
  sizeLarge: 'Una imagen puede tener hasta {pixels, number} píxeles.',
  sizeTwice: 'Indique como máximo dos de width, height y ratio.',
  ratioInvalid:
    'La proporción debe ser uno o dos números, como 1.91 o 16:9, y ningún lado puede superar {most, number} veces el otro.',
  viewUnknown: 'La vista debe ser una de estas: {views}.',
  viewTwice: 'Indique una vista con nombre, o bien yaw, pitch y fov, pero no ambas cosas.',
  viewInvalid:
    'Yaw debe ser un número de -360 a 360 grados, pitch de -{pitch, number} a {pitch, number} y fov de {narrowest, number} a {widest, number}.',
  viewFlat: 'Solo los panoramas y los armarios se pueden girar.',
  angleUnused: 'Solo los panoramas tienen un campo de visión.',
  viewWhole: 'Solo las imágenes planas se pueden mostrar enteras.',
  backgroundInvalid: 'El fondo debe ser un color como f4f1ea.',
  backgroundUnused: 'La imagen cubre su fondo en esta vista.',
  versionInvalid: 'La versión debe ser un número como 1.006.',
  listInvalid: 'La dirección tiene más de un valor de {name}.',
  signatureMissing: 'Sin firma, una imagen muestra la primera vista en uno de estos tamaños: {sizes}.',
  signatureWrong: 'La firma no corresponde a esta dirección.',
  drawingBusy: 'Se están creando demasiadas imágenes. Vuelva a intentarlo en un momento.',
  drawnTooMany: 'Se han pedido demasiadas imágenes nuevas desde su red. Vuelva a intentarlo en un minuto.',
  imageMissing: 'Las imágenes de este configurador no están.',
};
