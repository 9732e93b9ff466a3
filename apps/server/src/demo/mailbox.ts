import { AppError } from '@vitrine/contract/errors';
import { type EmailRecord, findEmail, listSentEmails } from '@vitrine/store/emails/queries';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { type MailboxEntry, mailboxPage } from './mailbox-page.ts';

const NEWEST = 200;

const presentEmail = (email: EmailRecord): MailboxEntry => ({
  id: email.id,
  kind: email.kind,
  to: email.recipient,
  from: email.senderName,
  replyTo: email.replyTo,
  subject: email.subject,
  html: email.html,
  text: email.body,
  sentAt: email.sentAt?.toISOString() ?? null,
});

/** Shows sent email while no mail server is configured; mounted in the demo only. */
export async function mailbox(app: FastifyInstance, { db, addresses }: Services): Promise<void> {
  app.get('/mailbox.json', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return (await listSentEmails(db, NEWEST)).map(presentEmail);
  });

  app.get<{ Querystring: { open?: string } }>('/mailbox', async (request, reply) => {
    const emails = (await listSentEmails(db, NEWEST)).map(presentEmail);
    const open = emails.find((email) => String(email.id) === request.query.open) ?? emails[0];
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(mailboxPage(emails, open));
  });

  app.get<{ Params: { id: string } }>('/mailbox/:id', async (request, reply) => {
    const id = Number(request.params.id);
    const email = Number.isInteger(id) ? await findEmail(db, id) : undefined;
    if (!email?.html) throw new AppError('resource.missing');
    reply
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'unsafe-inline'; img-src data: ${addresses.content}; frame-ancestors 'self'; sandbox allow-popups`,
      )
      .removeHeader('x-frame-options');
    return reply.type('text/html; charset=utf-8').send(email.html);
  });
}
