import nodemailer from 'nodemailer';

export interface OutgoingEmail {
  /** Display name of the sender; the address is the product's own. */
  senderName: string;
  to: string;
  replyTo: string | null;
  subject: string;
  html: string;
  text: string;
  /** The request that caused it: support finds the request by it. */
  requestId?: string | undefined;
}

/** The mail server rejects this email for this address permanently: another attempt would fail, too. */
export class EmailRejected extends Error {}

export interface Mailer {
  /**
   * Resolves when the mail server has accepted the email.
   * @throws EmailRejected when it rejects the email permanently
   */
  send(email: OutgoingEmail): Promise<void>;
}

/** The timeout of a silent mail server: the email is retried later. */
const PATIENCE = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000, dnsTimeout: 15_000 };

/** Sends by SMTP, from the product's one address with any sender name; with `requireTls` never unencrypted. */
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
        throw isForGood(error) ? new EmailRejected(error.message) : error;
      });
    },
  };
}

/**
 * Permanent errors: an invalid address, and 5xx replies to the recipient or to the email itself. Replies to the sign-in
 * or the sender address are for the operator to fix.
 */
function isForGood(error: unknown): error is Error {
  const { code, command, responseCode } = error as { code?: unknown; command?: unknown; responseCode?: unknown };
  if (code === 'EENVELOPE' && command === 'API') return true;
  return typeof responseCode === 'number' && responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
}

/** Without a mail server: the text is stored with the email's row and shown at /mailbox. */
export const mailboxMailer: Mailer = { send: async () => undefined };
