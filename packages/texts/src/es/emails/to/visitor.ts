import type { VisitorTexts } from '../../../email-texts.ts';

export const visitor: VisitorTexts = {
  design: {
    subject: 'Aquí tiene su diseño',
    title: 'Aquí tiene su diseño',
    text: (configurator) =>
      `Este es el diseño que guardó en ${configurator}. Puede volver a abrirlo y cambiarlo cuando quiera.`,
    open: 'Abrir su diseño',
    itemsTitle: 'Lo que ha elegido',
    image: (configurator) => `Su diseño en ${configurator}`,
    total: 'Importe total',
    reason: (organisation) =>
      `Recibe este correo porque su dirección se indicó al guardar este diseño en el sitio web de ${organisation}. Si no fue usted, ignore este correo: no recibirá ninguno más.`,
  },
  quotes: {
    'quote-sent': {
      subject: ({ number, seller }) => `Su presupuesto ${number} de ${seller}`,
      title: 'Su presupuesto',
      sentence: ({ number, seller }) =>
        `${seller} ha preparado el presupuesto ${number} para usted. Vea el diseño y el precio, haga una pregunta o acéptelo.`,
      button: 'Ver presupuesto',
    },
    'quote-answer': {
      subject: ({ number, seller }) => `${seller} ha respondido a su pregunta sobre el presupuesto ${number}`,
      title: 'Su pregunta tiene respuesta',
      sentence: ({ number, seller }) =>
        `${seller} ha respondido a su pregunta sobre el presupuesto ${number}. Lea la respuesta junto al presupuesto.`,
      button: 'Leer respuesta',
    },
    'quote-confirmed': {
      subject: ({ number }) => `Ha aceptado el presupuesto ${number}`,
      title: 'Gracias por aceptar el presupuesto',
      sentence: ({ number, seller }) =>
        `Ha aceptado el presupuesto ${number} de ${seller}, que se pondrá en contacto con usted para los próximos pasos.`,
      button: 'Ver presupuesto',
    },
  },
  quoteTotal: 'Importe total',
  quoteValidUntil: 'Válido hasta',
  quoteReason: ({ seller }) =>
    `Recibe este correo porque ${seller} le ha enviado un presupuesto. El enlace es privado: no lo comparta.`,
};
