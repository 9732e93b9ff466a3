import { sessionLimits } from '@vitrine/contract/session/limits';
import { userLimits } from '@vitrine/contract/users/limits';
import { counted } from '../../../count.ts';
import type { AccountFacts, AccountTexts } from '../../../email-texts.ts';

const hello = ({ firstName }: AccountFacts): string => (firstName === null ? 'Hola.' : `Hola, ${firstName}.`);

const count = (number: number, one: string, other: string): string => counted('es', number, { one, other });

export const account: AccountTexts = {
  sentBy: 'Enviado por Vitrine',
  invite: {
    subject: ({ tenant, manufacturer }) =>
      manufacturer === null
        ? `Su invitación a ${tenant}`
        : `Su invitación a ${tenant}, distribuidor de ${manufacturer}`,
    title: ({ tenant }) => `Tiene una invitación a ${tenant}`,
    sentence: (facts) =>
      facts.manufacturer === null
        ? `${hello(facts)} Tiene una cuenta lista. Elija una contraseña para abrirla.`
        : `${hello(facts)} Tiene una cuenta lista en ${facts.tenant}, distribuidor de ${facts.manufacturer}. Elija una contraseña para abrirla.`,
    button: 'Elegir contraseña',
    term: `El enlace funciona una sola vez y durante ${count(sessionLimits.inviteDays, 'día', 'días')}.`,
    reason:
      'Recibe este correo porque una persona que administra esta cuenta ha introducido su dirección. Si no lo esperaba, ignórelo: sin el enlace no ocurre nada.',
  },
  reset: {
    subject: () => 'Restablezca su contraseña',
    title: () => 'Restablezca su contraseña',
    sentence: (facts) => `${hello(facts)} Alguien ha solicitado una nueva contraseña para su cuenta.`,
    button: 'Establecer nueva contraseña',
    term: `El enlace funciona una sola vez y durante ${count(sessionLimits.resetMinutes, 'minuto', 'minutos')}. Al utilizarlo se cierra la sesión en todos los demás dispositivos.`,
    reason: 'Si no fue usted, ignore este correo: su contraseña no cambia.',
  },
  'email-confirm': {
    subject: () => 'Confirme su nueva dirección de correo',
    title: () => 'Confirme su nueva dirección de correo',
    sentence: (facts) => `${hello(facts)} Confirme que esta es su dirección para iniciar sesión en ${facts.tenant}.`,
    button: 'Confirmar dirección de correo',
    term: `El enlace funciona una sola vez y durante ${count(userLimits.emailChangeHours, 'hora', 'horas')}. Hasta entonces sigue en uso su dirección actual.`,
    reason: 'Si no lo esperaba, ignore este correo: sin el enlace no cambia nada.',
  },
  'email-asked': {
    subject: () => 'Su dirección de correo va a cambiar',
    title: () => 'Su dirección de correo va a cambiar',
    sentence: (facts) =>
      `${hello(facts)} Alguien ha solicitado cambiar la dirección de su cuenta a ${facts.newEmail}. Cambiará cuando se confirme esa dirección. Hasta entonces inicia sesión con la actual.`,
    reason:
      'Si no lo esperaba, cambie su contraseña, lo que también detiene el cambio, y póngase en contacto con la persona que administra esta cuenta.',
  },
  'email-changed': {
    subject: () => 'Su dirección de correo ha cambiado',
    title: () => 'Su dirección de correo ha cambiado',
    sentence: (facts) =>
      `${hello(facts)} Su nueva dirección, ${facts.newEmail}, se ha confirmado. A partir de ahora inicia sesión con ella.`,
    reason: 'Si no lo esperaba, póngase en contacto de inmediato con la persona que administra esta cuenta.',
  },
  'email-in-use': {
    subject: () => 'Alguien ha intentado utilizar su dirección de correo',
    title: () => 'Alguien ha intentado utilizar su dirección de correo',
    sentence: (facts) =>
      `${hello(facts)} Alguien ha introducido esta dirección para otra cuenta. Pertenece a la suya, por lo que no se ha cambiado nada.`,
    reason: 'No tiene que hacer nada.',
  },
};
