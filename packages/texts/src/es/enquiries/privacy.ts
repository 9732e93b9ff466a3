import type { privacyText } from '@vitrine/contract/enquiries/privacy';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof privacyText> = {
  title: 'Privacidad y condiciones',
  lead: 'Qué ocurre con los datos que introduce al guardar un diseño.',
  sections: [
    {
      heading: 'Qué se guarda',
      text: 'Su nombre, dirección de correo y número de teléfono; su código postal y su presupuesto si los indica; el diseño que ha hecho con su imagen; la página en la que lo hizo y el texto que aceptó.',
    },
    {
      heading: 'Quién lo recibe',
      text: 'El fabricante cuyo configurador utilizó y el distribuidor en cuya página estaba. Lo utilizan para responder a su consulta. Nosotros lo guardamos por encargo suyo y no lo cedemos a nadie más.',
    },
    { heading: 'Qué recibe usted', text: 'Un correo con su diseño. No enviamos boletines.' },
    {
      heading: 'Qué guarda el visor en su dispositivo',
      text: 'Las elecciones de su último diseño, para que sigan ahí cuando vuelva. No dicen nada sobre usted y permanecen hasta que restablece el diseño; después de 30 días ya no se utilizan. El visor no crea cookies ni carga nada de anunciantes o redes sociales.',
    },
    {
      heading: 'Cómo pedir que se borre',
      text: 'Escriba al fabricante o al distribuidor: pueden eliminar su consulta en cualquier momento.',
    },
  ],
};
