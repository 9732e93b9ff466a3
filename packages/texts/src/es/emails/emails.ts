import type { emailMessages } from '@vitrine/contract/emails/messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof emailMessages> = {
  title: 'Correos',
  help: 'Lo que se ha enviado sobre esta consulta.',
  none: 'No se ha enviado ningún correo sobre esta consulta.',
  kinds: { 'customer-design': 'Al visitante', 'organisation-enquiry': 'Al vendedor' },
  other: 'Correo',
  queued:
    '{tries, plural, =0 {En camino} one {Se reintentará tras 1 intento} other {Se reintentará tras {tries} intentos}}',
  sent: 'Enviado: {when}',
  failed: '{tries, plural, one {No entregado tras 1 intento} other {No entregado tras {tries} intentos}}',
  undelivered: 'No se ha podido entregar un correo a {recipient}',
  errors: {
    address: 'El servidor de destino no acepta correo para esta dirección.',
    full: 'El buzón está lleno.',
    unwanted: 'El servidor de destino ha rechazado el correo.',
    later: 'El servidor de destino ha pedido que se vuelva a intentar más tarde.',
    unreachable: 'No se ha podido contactar con el servidor de destino.',
    international: 'El servidor de correo no puede enviar a direcciones con letras como ë antes de la @.',
    other: 'Algo ha salido mal durante el envío.',
  },
  resend: 'Reenviar',
  resendTo: 'Reenviar a {recipient}',
  waiting: 'Este correo ya se está enviando.',
};
