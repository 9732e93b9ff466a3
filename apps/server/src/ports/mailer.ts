import nodemailer from 'nodemailer';

export interface OutgoingMail {
  /** Display name of the sender; the address is the product's own. */
  senderName: string;
  to: string;
  replyTo: string | null;
  subject: string;
  html: string;
  text: string;
}

export interface Mailer {
  /** Resolves when the mail server has taken the mail. */
  send(mail: OutgoingMail): Promise<void>;
}

/** Sends by SMTP, from one address of the product whatever the sender is called. */
export function smtpMailer(url: string, fromAddress: string): Mailer {
  const transport = nodemailer.createTransport(url, {});
  return {
    send: async ({ senderName, to, replyTo, subject, html, text }) => {
      await transport.sendMail({
        from: { name: senderName, address: fromAddress },
        to: { name: '', address: to },
        ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
        subject,
        html,
        text,
      });
    },
  };
}

/** Without a mail server: the words are kept with the mail's row and read at /mailbox. */
export const mailboxMailer: Mailer = { send: async () => undefined };
