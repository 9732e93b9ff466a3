import type { commonIssueMessages } from '@vitrine/contract/support/common-issues';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof commonIssueMessages> = {
  issues: [
    {
      title: 'El visor queda en blanco',
      cause: 'El script no se ha cargado o el elemento no tiene altura.',
      steps: [
        'Abra la consola del navegador en la página y busque un vitrine.js bloqueado o ausente.',
        'Compare la página con el código de la pestaña «Código de inserción»; el script necesita type="module".',
        'Si la página tiene una política de seguridad de contenido, permita el servidor de contenidos en script-src, img-src y connect-src.',
      ],
    },
    {
      title: 'El visor dice que este sitio web no está autorizado',
      cause: 'Solo funciona en el dominio autorizado de su organización y en sus subdominios.',
      steps: [
        'Compare la dirección de la página con el dominio autorizado, también si es una dirección de pruebas.',
        'Escriba a soporte e indique el dominio que se debe añadir.',
      ],
    },
    {
      title: 'El visor tiene un tamaño incorrecto',
      cause: 'Ocupa el ancho y el alto que le da la página.',
      steps: [
        'Defina display: block y una altura para vitrine-configurator en su hoja de estilos.',
        'Busque a su alrededor un contenedor con ancho fijo o con overflow hidden.',
      ],
    },
    {
      title: 'La página sigue mostrando una versión antigua',
      cause: 'Una versión guardada no es visible hasta que se publica, y una caché puede conservar la página.',
      steps: [
        'Compruebe en la pestaña «Datos» que su versión figure como publicada.',
        'Cargue la página sin caché: Ctrl + F5 o Cmd + Mayús + R.',
        'Vacíe la caché de su tienda o de su red de distribución de contenidos.',
      ],
    },
    {
      title: 'Faltan imágenes',
      cause: 'Una imagen no se incluyó en la subida o la página bloquea el servidor de contenidos.',
      steps: [
        'Compruebe en la pestaña «Datos» que el elemento tenga su imagen.',
        'Permita el servidor de contenidos en img-src de la política de seguridad de contenido.',
        'Desactive los bloqueadores de contenido y vuelva a intentarlo.',
      ],
    },
    {
      title: 'Los correos no llegan',
      cause: 'La dirección no está en la lista o el correo se ha clasificado como spam.',
      steps: [
        'Compruebe los destinatarios en la pestaña «Notificaciones».',
        'Mire en la carpeta de spam y permita nuestro remitente en su sistema de correo.',
        'Envíese un correo de prueba desde la pestaña «Correos» de «Personalización».',
      ],
    },
    {
      title: 'Un aviso de cookies o una herramienta de consentimiento bloquea el visor',
      cause: 'Las herramientas de consentimiento retienen los scripts que no conocen.',
      steps: [
        'Indique el visor como necesario: no crea cookies ni guarda nada en el dispositivo.',
        'Excluya vitrine.js del bloqueo automático.',
      ],
    },
  ],
};
