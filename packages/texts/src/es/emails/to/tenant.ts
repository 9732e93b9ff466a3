import type { TenantTexts } from '../../../email-texts.ts';

export const tenant: TenantTexts = {
  sentBy: 'Enviado por Vitrine',
  enquiry: {
    subject: 'Tiene una nueva consulta',
    title: 'Tiene una nueva consulta',
    saved: ({ name, configurator, when }) => `${name} ha guardado un diseño en ${configurator}, ${when}.`,
    today: (time) => `hoy a las ${time}`,
    onDay: (day, time) => `el ${day} a las ${time}`,
    image: (configurator, name) => `Diseño en ${configurator} guardado por ${name}`,
    view: 'Ver consulta',
    reply: (firstName) => `Responder a ${firstName}`,
    replyUnnamed: 'Responder al cliente',
    reason: (configurator) =>
      `Recibe este correo porque su dirección está en la lista de notificaciones de ${configurator}. Las respuestas se envían al cliente.`,
    defaultReason: (configurator) =>
      `Recibe este correo porque su dirección es el correo de contacto de la cuenta y ${configurator} no tiene lista de notificaciones. Las respuestas se envían al cliente.`,
    sentFor: (organisation) => `Enviado por Vitrine en nombre de ${organisation}`,
    name: 'Nombre',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    postcode: 'Código postal',
    budget: 'Presupuesto',
    scene: 'Escena',
    total: 'Importe total',
  },
  quotes: {
    'quote-accepted': {
      subject: ({ number }) => `Se ha aceptado el presupuesto ${number}`,
      title: 'Se ha aceptado un presupuesto',
      sentence: ({ number }) => `El cliente ha aceptado el presupuesto ${number}.`,
      button: 'Abrir presupuesto',
    },
    'quote-declined': {
      subject: ({ number }) => `Se ha rechazado el presupuesto ${number}`,
      title: 'Se ha rechazado un presupuesto',
      sentence: ({ number }) =>
        `El cliente ha rechazado el presupuesto ${number}. Si ha indicado un motivo, se muestra junto al presupuesto.`,
      button: 'Abrir presupuesto',
    },
    'quote-question': {
      subject: ({ number }) => `Una pregunta sobre el presupuesto ${number}`,
      title: 'Un cliente tiene una pregunta',
      sentence: ({ number }) =>
        `El cliente tiene una pregunta sobre el presupuesto ${number}. Puede leerla y responderla junto al presupuesto.`,
      button: 'Responder a la pregunta',
    },
  },
  quoteTotal: 'Importe total',
  quoteValidUntil: 'Válido hasta',
  quoteReason: ({ number }) =>
    `Recibe este correo porque envió el presupuesto ${number} o porque las consultas se envían a esta dirección.`,
  domain: {
    missing: (domain) => `Falta el registro de verificación de ${domain}`,
    lost: (domain) => `${domain} ya no se utiliza`,
    missingSentence: (domain, until) =>
      `No se ha encontrado el registro que verifica ${domain}. Restablézcalo antes del ${until} o Vitrine dejará de utilizar el dominio.`,
    lostSentence: (domain) =>
      `El registro que verifica ${domain} falta desde hace días, por lo que Vitrine ya no utiliza el dominio. Los enlaces y el inicio de sesión utilizan su subdominio. Para volver a utilizar el dominio, restablezca el registro y verifique el dominio en la configuración.`,
    record: (name, proof) => `Registro TXT ${name} con el contenido ${proof}`,
    button: 'Abrir configuración',
    reason: (organisation) => `Recibe este correo porque administra ${organisation}.`,
  },
  limit: {
    subject: (percent) => `Ha utilizado el ${percent} % de sus sesiones de este mes`,
    sentence: ({ used, limit, month }) =>
      `Ha utilizado ${used} de ${limit} sesiones en ${month}. No se desactiva nada: los visitantes ven sus configuradores como antes.`,
    button: 'Abrir facturación',
    reason: (organisation) => `Recibe este correo porque su dirección es el contacto principal de ${organisation}.`,
  },
};
