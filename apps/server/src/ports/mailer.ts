import { configuratorLimits } from '@vitrine/contract/configurators/limits';
import { withAsciiDomain } from '@vitrine/contract/email-address';
import nodemailer from 'nodemailer';

export interface OutgoingEmail {
  /** Display name of the sender; the address is the product's own. */
  senderName: string;
  to: string;
  replyTo: string | null;
  subject: string;
  html: string;
  text: string;
  /** Makes the Message-ID: mailboxes drop an email whose Message-ID they have. Each email has one of its own without. */
  key?: string | undefined;
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

/**
 * All emails of an enquiry travel at the same time, within the time of their job even when the mail server is silent,
 * and the next ones over the same connections: connecting and signing in take longer than an email. A connection that
 * the server has closed meanwhile is replaced, but only before a byte of the email has left, so that none is sent twice.
 */
const CONNECTIONS = {
  pool: true,
  /** The recipients and the visitor. */
  maxConnections: configuratorLimits.notificationAddresses + 1,
  idleTimeout: 10_000,
  maxRequeues: 1,
} as const;

/**
 * Sends by SMTP, from the product's one address with any sender name; with `requireTls` never unencrypted. An address
 * with letters beyond ASCII before the @ needs a server with SMTPUTF8. As a Reply-To it is left out, so that the email
 * reaches recipients whose servers have no SMTPUTF8.
 */
export function smtpMailer(url: string, fromAddress: string, { requireTls = false } = {}): Mailer {
  const options = { url, requireTLS: requireTls, ...PATIENCE };
  const transport = nodemailer.createTransport({ ...options, ...CONNECTIONS });
  return {
    send: async ({ senderName, to, replyTo, subject, html, text, key, requestId }) => {
      const recipient = withAsciiDomain(to);
      if (!isAscii(recipient) && !(await hasSmtpUtf8(options))) {
        throw new EmailRejected('The mail server does not offer SMTPUTF8');
      }
      const reply = replyTo && withAsciiDomain(replyTo);
      const sending = transport.sendMail({
        from: { name: senderName, address: fromAddress },
        to: { name: '', address: recipient },
        ...(reply && isAscii(reply) ? { replyTo: { name: '', address: reply } } : {}),
        subject,
        html,
        text,
        ...(key ? { messageId: `<${key}@${fromAddress.split('@').at(-1)}>` } : {}),
        ...(requestId ? { headers: { 'X-Request-Id': requestId } } : {}),
      });
      await sending.catch((error) => {
        throw isForGood(error) ? new EmailRejected(error.message) : error;
      });
    },
  };
}

const isAscii = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);

/**
 * Whether the mail server offers SMTPUTF8. nodemailer sends such addresses to any server and reports what one offers
 * only in its log, so this connects once without an email and reads the last reply to EHLO, that after STARTTLS.
 */
async function hasSmtpUtf8(options: Parameters<typeof nodemailer.createTransport>[0] & object): Promise<boolean> {
  let offers = false;
  const ignore = () => undefined;
  const debug = ({ tnx }: { tnx?: string }, line?: unknown) => {
    if (tnx === 'server' && /^250[- ]/.test(String(line))) offers = /^250[- ]SMTPUTF8\b/im.test(String(line));
  };
  const logger = { level: ignore, trace: ignore, debug, info: ignore, warn: ignore, error: ignore, fatal: ignore };
  await nodemailer.createTransport({ ...options, logger, debug: true } as typeof options).verify();
  return offers;
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
