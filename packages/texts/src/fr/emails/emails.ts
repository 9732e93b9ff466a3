import type { emailMessages } from '@vitrine/contract/emails/messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof emailMessages> = {
  title: 'E-mails',
  help: 'Ce qui a été envoyé au sujet de cette demande.',
  none: 'Aucun e-mail n’a été envoyé au sujet de cette demande.',
  kinds: { 'customer-design': 'Au visiteur', 'organisation-enquiry': 'Au vendeur' },
  other: 'E-mail',
  queued:
    '{tries, plural, =0 {En cours d’envoi} one {Nouvel essai prévu après 1 tentative} other {Nouvel essai prévu après {tries} tentatives}}',
  sent: 'Envoyé : {when}',
  failed: '{tries, plural, one {Non remis après 1 tentative} other {Non remis après {tries} tentatives}}',
  undelivered: 'Un e-mail n’a pas pu être remis à {recipient}',
  errors: {
    address: 'Le serveur du destinataire n’accepte pas d’e-mails pour cette adresse.',
    full: 'La boîte de réception est pleine.',
    unwanted: 'Le serveur du destinataire a refusé l’e-mail.',
    later: 'Le serveur du destinataire demande de réessayer plus tard.',
    unreachable: 'Le serveur du destinataire est injoignable.',
    international:
      'Le serveur de messagerie ne peut pas envoyer à des adresses contenant des lettres comme ë avant le @.',
    other: 'Un problème est survenu pendant l’envoi.',
  },
  resend: 'Renvoyer',
  resendTo: 'Renvoyer à {recipient}',
  waiting: 'Cet e-mail est déjà en cours d’envoi.',
};
