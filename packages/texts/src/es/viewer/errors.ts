import type { ErrorTexts } from '../../viewer-texts.ts';

export const texts: ErrorTexts = {
  address: () => ({
    title: 'Todavía no hay nada que ver',
    text: 'Este visor no tiene dirección. La página debe indicar un configurador en el atributo src.',
  }),
  unreachable: () => ({
    title: 'La habitación no se ha cargado',
    text: 'El servidor no ha respondido. Comprueba la conexión y vuelve a intentarlo.',
  }),
  missing: () => ({
    title: 'Este configurador no está aquí',
    text: 'Se ha movido o no está publicado. Pregunta al propietario de este sitio web.',
  }),
  preparing: () => ({
    title: 'Este configurador se está preparando',
    text: 'Sus imágenes aún no están listas. Aparecerá aquí en cuanto lo estén.',
  }),
  unreadable: () => ({
    title: 'La habitación no se ha cargado',
    text: 'La respuesta del servidor no se puede leer. Vuelve a intentarlo en unos minutos.',
  }),
  format: () => ({
    title: 'Esta página necesita un visor más reciente',
    text: 'El configurador se publicó en una forma que este visor aún no conoce. Vuelve a cargar la página.',
  }),
  kind: () => ({
    title: 'Este tipo no se puede mostrar aquí',
    text: 'Este visor todavía no muestra configuradores de este tipo.',
  }),
  domain: (host) => ({
    title: 'No permitido en este sitio web',
    text: `El configurador no está autorizado para ${host}. Su propietario puede añadir esta dirección a los dominios autorizados.`,
  }),
  webgl: () => ({
    title: 'La habitación no se puede mostrar aquí',
    text: 'Este navegador no tiene WebGL. Aun así puedes elegir acabados y guardar tu diseño.',
  }),
  lost: () => ({
    title: 'Se ha perdido la imagen',
    text: 'La tarjeta gráfica se ha quedado sin memoria. Tu diseño está a salvo.',
  }),
  scene: () => ({
    title: 'Todavía no hay ninguna habitación que mostrar',
    text: 'Este configurador no tiene imagen de una habitación. Su propietario puede subir una con el archivo de datos.',
  }),
  empty: () => ({
    title: 'Todavía no hay ningún armario que mostrar',
    text: 'Necesita al menos una puerta, un marco, un interior y un material. Su propietario puede añadir lo que falta.',
  }),
  image: () => ({
    title: 'La imagen no se ha cargado',
    text: 'Aun así puedes elegir acabados y guardar tu diseño.',
  }),
};
