import type { emailMessages } from '@vitrine/contract/emails/messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof emailMessages> = {
  title: 'E-mail',
  help: 'Ciò che è stato inviato su questa richiesta.',
  none: 'Per questa richiesta non è stata inviata nessuna e-mail.',
  kinds: { 'customer-design': 'Al visitatore', 'organisation-enquiry': 'Al venditore' },
  other: 'E-mail',
  queued:
    '{tries, plural, =0 {In viaggio} one {Nuovo tentativo in programma dopo il primo} other {Nuovo tentativo in programma dopo {tries} tentativi}}',
  sent: 'Inviata: {when}',
  failed: '{tries, plural, one {Non recapitata dopo 1 tentativo} other {Non recapitata dopo {tries} tentativi}}',
  undelivered: 'Non è stato possibile recapitare un’e-mail a {recipient}',
  errors: {
    address: 'Il server del destinatario non accetta e-mail per questo indirizzo.',
    full: 'La casella di posta è piena.',
    unwanted: 'Il server del destinatario ha rifiutato l’e-mail.',
    later: 'Il server del destinatario chiede di riprovare più tardi.',
    unreachable: 'Il server del destinatario non è raggiungibile.',
    international: 'Il server di posta non può inviare a indirizzi con lettere come ë prima della @.',
    other: 'Si è verificato un problema durante l’invio.',
  },
  resend: 'Reinvia',
  resendTo: 'Reinvia a {recipient}',
  waiting: 'Questa e-mail è già in fase di invio.',
};
