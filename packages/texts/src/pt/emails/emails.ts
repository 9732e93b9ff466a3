import type { emailMessages } from '@vitrine/contract/emails/messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof emailMessages> = {
  title: 'E-mails',
  help: 'O que foi enviado sobre este pedido.',
  none: 'Nenhum e-mail foi enviado sobre este pedido.',
  kinds: { 'customer-design': 'Ao visitante', 'organisation-enquiry': 'Ao vendedor' },
  other: 'E-mail',
  queued:
    '{tries, plural, =0 {A caminho} one {Nova tentativa após # tentativa} other {Nova tentativa após {tries} tentativas}}',
  sent: 'Enviado: {when}',
  failed: '{tries, plural, one {Não entregue após # tentativa} other {Não entregue após {tries} tentativas}}',
  undelivered: 'Não foi possível entregar um e-mail a {recipient}',
  errors: {
    address: 'O servidor de destino não aceita e-mails para este endereço.',
    full: 'A caixa de correio está cheia.',
    unwanted: 'O servidor de destino recusou o e-mail.',
    later: 'O servidor de destino pediu para tentar mais tarde.',
    unreachable: 'Não foi possível contactar o servidor de destino.',
    international: 'O servidor de correio não pode enviar para endereços com letras como ë antes do @.',
    other: 'Algo correu mal durante o envio.',
  },
  resend: 'Reenviar',
  resendTo: 'Reenviar para {recipient}',
  waiting: 'Este e-mail já está a ser enviado.',
};
