import nodemailer from 'nodemailer';

export interface OutgoingEmail {
  /** Display name of the sender; the address is the product's own. */
  senderName: string;
  to: string;
  replyTo: string | null;
  subject: string;
  html: string;
  text: string;
  /** What it was sent for: support finds the request by it. */
  requestId?: string | undefined;
}

/** The mail server takes this email for this address never: another try would be in vain. */
export class EmailRefused extends Error {}

export interface Mailer {
  /**
   * Resolves when the mail server has taken the email.
   * @throws EmailRefused when it says that it never will
   */
  send(email: OutgoingEmail): Promise<void>;
}

/** A mail server that says nothing for so long is not waited for: the email is tried again later. */
const PATIENCE = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000, dnsTimeout: 15_000 };

/** Sends by SMTP, from one address of the product whatever the sender is called; with `requireTls` never unencrypted. */
export function smtpMailer(url: string, fromAddress: string, { requireTls = false } = {}): Mailer {
  const transport = nodemailer.createTransport({ url, requireTLS: requireTls, ...PATIENCE });
  return {
    send: async ({ senderName, to, replyTo, subject, html, text, requestId }) => {
      const sending = transport.sendMail({
        from: { name: senderName, address: fromAddress },
        to: { name: '', address: to },
        ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
        subject,
        html,
        text,
        ...(requestId ? { headers: { 'X-Request-Id': requestId } } : {}),
      });
      await sending.catch((error) => {
        throw isForGood(error) ? new EmailRefused(error.message) : error;
      });
    },
  };
}

/**
 * An address that is none, and answers from 500 to the address or to the email itself, last; those to our own sign-in or
 * sender are ours to mend.
 */
function isForGood(error: unknown): error is Error {
  const { code, command, responseCode } = error as { code?: unknown; command?: unknown; responseCode?: unknown };
  if (code === 'EENVELOPE' && command === 'API') return true;
  return typeof responseCode === 'number' && responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
}

/** Without a mail server: the words are kept with the email's row and read at /mailbox. */
export const mailboxMailer: Mailer = { send: async () => undefined };
