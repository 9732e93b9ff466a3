import { AppError } from '@vitrine/contract/errors';
import { escapeMarkup } from '@vitrine/domain/text/escape-markup';
import { type EmailRecord, findEmail, listSentEmails } from '@vitrine/store/emails/queries';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';

/** One sent email as /mailbox.json lists it. */
interface MailboxEntry {
  id: number;
  kind: string;
  to: string;
  from: string;
  replyTo: string | null;
  subject: string | null;
  html: string | null;
  text: string | null;
  sentAt: string | null;
}

const STYLE = `
*{box-sizing:border-box}body{margin:0;font:14px/20px 'Geist Variable',system-ui,sans-serif;color:#1c1a17;background:#f5f3ef}
header{display:flex;align-items:baseline;gap:12px;padding:20px 24px}h1{font-size:18px;line-height:24px;margin:0;font-weight:600}
header p{margin:0;color:#6a645b;font-size:13px}
main{display:grid;grid-template-columns:360px 1fr;gap:8px;padding:0 8px 8px;height:calc(100vh - 64px)}
ul,section{background:#fff;border:1px solid #e8e4dd;border-radius:10px;margin:0;overflow:auto}ul{list-style:none;padding:8px}
li a{display:block;padding:10px 12px;border-radius:6px;color:inherit;text-decoration:none}li a:hover{background:#f7f5f2}
li a[aria-current]{background:#eae6df}b{display:block;font-weight:500;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
span{display:block;color:#6a645b;font-size:13px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
section{display:flex;flex-direction:column}dl{display:grid;grid-template-columns:72px 1fr;gap:4px 12px;margin:0;padding:20px 24px;border-bottom:1px solid #e8e4dd}
dt{color:#6a645b}dd{margin:0}iframe{flex:1;border:0;width:100%;min-height:600px}
p.empty{padding:40px;text-align:center;color:#57524a}
a:focus-visible{outline:2px solid #1f6f5f;outline-offset:2px}
@media(max-width:800px){main{grid-template-columns:1fr;height:auto}ul{max-height:260px}iframe{min-height:80vh}}`;

const entry = (email: MailboxEntry, open: boolean): string =>
  `<li><a href="/mailbox?open=${email.id}"${open ? ' aria-current="true"' : ''}><b>${escapeMarkup(email.subject ?? '')}</b><span>to ${escapeMarkup(email.to)}</span></a></li>`;

const reader = (email: MailboxEntry): string => `<section aria-label="Email"><dl>
<dt>Subject</dt><dd>${escapeMarkup(email.subject ?? '')}</dd><dt>From</dt><dd>${escapeMarkup(email.from)}</dd><dt>To</dt><dd>${escapeMarkup(email.to)}</dd>
<dt>Reply to</dt><dd>${escapeMarkup(email.replyTo ?? 'nobody')}</dd><dt>Sent</dt><dd>${escapeMarkup(email.sentAt ?? '')}</dd></dl>
<iframe src="/mailbox/${email.id}" title="${escapeMarkup(email.subject ?? 'Email')}" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe></section>`;

/** The demo's mailbox as one page without a script. */
const mailboxPage = (emails: readonly MailboxEntry[], open: MailboxEntry | undefined): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mailbox</title><style>${STYLE}</style></head><body>
<header><h1>Mailbox</h1><p>Email that this demo would have sent: ${emails.length}</p></header>
<main><ul aria-label="Emails">${emails.map((email) => entry(email, email.id === open?.id)).join('') || '<li><p class="empty">No email yet.</p></li>'}</ul>
${open ? reader(open) : '<section><p class="empty">Emails appear here when a visitor saves a design.</p></section>'}</main></body></html>`;

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
        `default-src 'none'; style-src 'unsafe-inline'; img-src data: ${addresses.content}; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox`,
      )
      .removeHeader('x-frame-options');
    return reply.type('text/html; charset=utf-8').send(email.html);
  });
}
