import type { integrationMessages } from '@vitrine/contract/integration/messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof integrationMessages> = {
  quickstart: 'Inicio rápido',
  quickstartSteps: [
    'Copie el elemento de abajo.',
    'Péguelo en su página, donde deba aparecer el configurador.',
    'Publique la página en su dominio autorizado y ábrala.',
  ],
  notLive: 'Este configurador todavía no está publicado. El código funciona en cuanto se publique una versión.',
  dependencies: 'Dependencias',
  dependenciesHelp: 'Lo que carga la página. No tiene que instalar nada más.',
  script: 'Script',
  style: 'Hoja de estilos',
  styleNone: 'Ninguna: el script trae la suya',
  data: 'Configurador',
  policy: 'Política de seguridad de contenido',
  policyHelp: 'Si su página tiene una, añada esto.',
  check: 'Comprobar las direcciones',
  reachable: 'Accesible',
  unreachable: 'No accesible',
  checkPage: 'Comprobar mi página',
  checkPageHelp: 'Abra la página que tiene el configurador y espere medio minuto. Después aparece aquí.',
  checkPageWhat: 'Lista de páginas',
  checkPageAgain: 'Comprobar de nuevo',
  pageNone:
    'Ninguna página ha ejecutado todavía este configurador y no hay dominio autorizado. Pida a soporte que lo configure.',
  pageNoneOfReseller:
    'Ninguna página ha ejecutado todavía este configurador y no hay dominio autorizado. Pida a su fabricante que lo configure.',
  pageWaiting: 'Aún no se ha visto. Publique la página y ábrala una vez.',
  pageRan: 'Última ejecución: {when}.',
  pageRanVersion: 'Última ejecución: {when}, con {version}.',
  pageRanOld:
    'Última ejecución: {when}, con {version}. La versión publicada es {live} y se carga en la próxima visita.',
  pageRejected:
    'No es un dominio autorizado: el visor no se inició allí ({when}). Si el sitio es suyo, pida a soporte que lo autorice.',
  pageRejectedOfReseller:
    'No es un dominio autorizado: el visor no se inició allí ({when}). Si el sitio es suyo, pida a su fabricante que lo autorice.',
  element: 'Elemento',
  elementHelp:
    'Ocupa el ancho de su contenedor y mantiene la proporción. Para cambiarlo, fije una altura en su hoja de estilos.',
  wix: 'Wix',
  wixHelp: 'Para Embed HTML en Wix. La pestaña Guías muestra cada paso.',
  copy: 'Copiar',
  copied: 'Copiado',
  copyFailed: 'Selecciónelo y cópielo',
  attributes: 'Atributos',
  methods: 'Métodos',
  events: 'Eventos',
  eventsHelp: 'Todos los eventos se propagan (bubbling). Sus datos están en event.detail.',
  snapshotOptions: 'Opciones de snapshot',
  cartLine: 'CartLine, en vitrine-cart',
  languages: 'Idiomas',
  words: 'Textos del catálogo',
  wordsHelp: 'Nombres de capas, elementos y filtros en los idiomas de sus visitantes.',
  translate: 'Traducir textos',
  languagesHelp: 'Elija el idioma del visor. El código de abajo lo incluye.',
  language: 'Idioma',
  languageOfPage: 'El que indique la página',
  languagesOffered: 'Idiomas que los visitantes pueden elegir',
  languagesOfferedHelp:
    'El visor los muestra en una lista y recuerda la elección en su sitio. Si no hay ninguno, no hay lista.',
  languagesOfferedOne: 'Elija otro más para que haya opción.',
  defaultLanguage:
    'Si el código no indica idioma, el visor usa el de la página o, si no, el del navegador. El predeterminado es {name}.',
  wixGuide: 'Wix en cinco pasos',
  wixSteps: [
    { title: 'Edit Site', text: 'Abra su sitio en Wix y elija Edit Site.' },
    { title: 'Add Elements', text: 'Abra Add Elements en la barra izquierda.' },
    { title: 'Embed HTML', text: 'Elija Embed Code, después Embed HTML, y arrastre el recuadro a su sitio.' },
    { title: 'Pegar el código y Apply', text: 'Elija Enter Code, pegue el código de Wix y elija Apply.' },
    { title: 'Publish', text: 'Dé al recuadro al menos 640 px de altura y publique el sitio.' },
  ],
  wixDomain:
    'Wix muestra el código insertado dentro de un marco que tiene su propia dirección. Si el visor dice que el sitio web no está autorizado, envíe a soporte la dirección de su sitio de Wix.',
  logoGuide: 'Guía de logotipos',
  logoGuideHelp: 'PNG o JPG, de al menos {width} x {height} px. Lo mejor es un PNG con fondo transparente.',
  logoSlots: {
    startScreen: { title: 'Pantalla inicial', text: 'Centrado mientras se carga la primera imagen.' },
    saveDesign: { title: 'Guardar diseño', text: 'Encima del formulario con el que los visitantes guardan un diseño.' },
    viewer: { title: 'Visor', text: 'En la esquina superior izquierda, sobre la imagen.' },
    emails: { title: 'Correos', text: 'Al principio de ambos correos, sobre blanco.' },
  },
  logoFloors: 'Suelos (tipo 2)',
  logoFloorsHelp:
    'El suelo ocupa la mitad inferior, así que el logotipo queda sobre la pared. Un logotipo oscuro es lo que mejor se lee ahí.',
  logoOther: '{type}: utilice un logotipo que se lea en estancias claras y oscuras.',
};
