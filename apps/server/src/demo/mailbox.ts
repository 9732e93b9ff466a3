import { refuse } from '@vitrine/contract/errors';
import { findMail, listSentMails, type MailRecord } from '@vitrine/store/mails/queries';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { type MailboxEntry, mailboxPage } from './mailbox-page.ts';

const NEWEST = 200;

const presentMail = (mail: MailRecord): MailboxEntry => ({
  id: mail.id,
  kind: mail.kind,
  to: mail.recipient,
  from: mail.senderName,
  replyTo: mail.replyTo,
  subject: mail.subject,
  html: mail.html,
  text: mail.body,
  sentAt: mail.sentAt?.toISOString() ?? null,
});

/** Where mail is read while no mail server is configured; mounted in the demo only. */
export async function mailbox(app: FastifyInstance, { db, addresses }: Services): Promise<void> {
  app.get('/mailbox.json', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return (await listSentMails(db, NEWEST)).map(presentMail);
  });

  app.get<{ Querystring: { open?: string } }>('/mailbox', async (request, reply) => {
    const mails = (await listSentMails(db, NEWEST)).map(presentMail);
    const open = mails.find((mail) => String(mail.id) === request.query.open) ?? mails[0];
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(mailboxPage(mails, open));
  });

  app.get<{ Params: { id: string } }>('/mailbox/:id', async (request, reply) => {
    const id = Number(request.params.id);
    const mail = Number.isInteger(id) ? await findMail(db, id) : undefined;
    if (!mail?.html) throw refuse('resource.missing');
    reply
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'unsafe-inline'; img-src data: ${addresses.content}; frame-ancestors 'self'; sandbox allow-popups`,
      )
      .removeHeader('x-frame-options');
    return reply.type('text/html; charset=utf-8').send(mail.html);
  });
}
