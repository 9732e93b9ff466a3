import { setTimeout as wait } from 'node:timers/promises';
import { plainAddress } from '@vitrine/domain/enquiries/plain-address';
import type { RenderedEmail } from '@vitrine/emails/email-data';
import { singleLine } from '@vitrine/emails/plain-text';
import { type EmailRecord, findQueuedEmails, markEmailFailed, markEmailSent } from '@vitrine/store/emails/queries';
import { EmailRejected } from '../../ports/mailer.ts';
import { requestId } from '../../request/request-id.ts';
import type { Services } from '../../services.ts';
import { isTransient } from '../../transient-errors.ts';
import { accountText, isAccountEmail } from './account-text.ts';
import { domainNoticeText, limitNoticeText } from './notice-text.ts';
import { isQuoteEmail, quoteText } from './quote-text.ts';
import { enquiryReader, type ReadEnquiry, recipientEmailData, visitorEmailData } from './read-enquiry.ts';

/** Half a minute in all, which a database needs to start again; well within the time of the job. */
const MARKED_AGAIN_AFTER_MS = [250, 1_000, 3_000, 9_000, 18_000];

/** The emails of a job. An earlier version of the product queued one to each job. */
export type EmailsToSend = { emailIds: readonly number[] } | { emailId: number };

/**
 * Sends queued emails and stores their texts. Skips those that are already sent, so that a job that runs twice does no
 * harm. Throws when the mail server rejects one temporarily, so that the job retries; the others are sent all the same.
 */
export async function sendEmails(services: Services, job: EmailsToSend, attempt: { last: boolean }): Promise<void> {
  const ids = 'emailIds' in job ? job.emailIds : [job.emailId];
  const emails = await findQueuedEmails(services.db, ids);
  const readEnquiry = enquiryReader(services);
  const written = emails.map((email) => ({ email, content: renderContent(services, email, readEnquiry) }));
  // All are written before the first is sent: they leave in their order, whatever texts had to be loaded.
  await Promise.allSettled(written.map(({ content }) => content));
  const sent = await Promise.allSettled(
    written.map(({ email, content }) => sendEmail(services, email, { ...attempt, content })),
  );
  const failed = sent.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

/** Throws on a temporary rejection; a permanent one fails the email immediately. The row records the reason. */
async function sendEmail(
  services: Services,
  email: EmailRecord,
  { last, content: writing }: { last: boolean; content: Promise<EmailContent> },
): Promise<void> {
  const { db, mailer, clock } = services;
  try {
    const content = await writing;
    const { token: _token, ...letter } = content;
    const request = requestId();
    // The same whenever its job is tried again, another one when somebody resends it: recipients drop a known one.
    const key = request && `${email.id}.${request}`;
    await mailer.send({ ...letter, to: email.recipient, replyTo: email.replyTo, key, requestId: request });
    const stored = services.config.demo ? content : withoutToken(content);
    const { subject, html, text: body } = stored;
    const sent = { senderName: content.senderName, subject, html, body, sentAt: clock() };
    await outlastOutage(() => markEmailSent(db, email.id, sent));
  } catch (error) {
    const forGood = error instanceof EmailRejected;
    await markEmailFailed(db, email.id, error instanceof Error ? error.message : String(error), last || forGood);
    if (!forGood) throw error;
  }
}

/** Tries a write again while the database is away for a moment: an email that is not marked as sent is sent once more. */
async function outlastOutage(write: () => Promise<unknown>): Promise<void> {
  for (const waitMs of [...MARKED_AGAIN_AFTER_MS, null]) {
    try {
      await write();
      return;
    } catch (error) {
      if (waitMs === null || !isTransient(error)) throw error;
      await wait(waitMs);
    }
  }
}

type EmailContent = RenderedEmail & { senderName: string; token?: string };

/** A link with a secret, as to sign in or to a quote, is stored for the demo's mailbox only. */
const withoutToken = ({ token, subject, html, text }: EmailContent): RenderedEmail =>
  token === undefined
    ? { subject, html, text }
    : { subject, html: html.replaceAll(token, '…'), text: text.replaceAll(token, '…') };

async function renderContent(services: Services, email: EmailRecord, readEnquiry: ReadEnquiry): Promise<EmailContent> {
  const { subject, html, body } = email;
  if (subject !== null && html !== null && body !== null) {
    return { subject, html, text: body, senderName: senderName(null, email.senderName) };
  }
  if (isAccountEmail(email.kind)) {
    return { ...(await accountText(services, email, email.kind)), senderName: senderName(null, email.senderName) };
  }
  if (email.kind === 'domain-missing' || email.kind === 'domain-lost') {
    return { ...(await domainNoticeText(services, email)), senderName: senderName(null, email.senderName) };
  }
  if (email.kind === 'limit-notice') {
    return { ...(await limitNoticeText(services, email)), senderName: senderName(null, email.senderName) };
  }
  if (isQuoteEmail(email.kind)) {
    const { from, ...content } = await quoteText(services, email, email.kind);
    return { ...content, senderName: senderName(from, email.senderName) };
  }
  const read = await readEnquiry(email);
  // The templates are heavy to load, so only sending an email loads them.
  if (email.kind === 'customer-design') {
    const data = await visitorEmailData(services, read);
    const { renderCustomerDesign } = await import('@vitrine/emails/customer-design');
    return {
      ...(await renderCustomerDesign({ ...data, designUrl: data.designUrl && plainAddress(data.designUrl) })),
      senderName: senderName(data.customisation.customer_from, email.senderName),
    };
  }
  const { renderOrganisationEnquiry } = await import('@vitrine/emails/organisation-enquiry');
  const rendered = await renderOrganisationEnquiry(recipientEmailData(services, read, email));
  return { ...rendered, senderName: senderName(null, email.senderName) };
}

/** The sender name of an email: the organisation's customer_from, else the queued name. */
const senderName = (chosen: string | null, queued: string): string => singleLine(chosen ?? '') || singleLine(queued);
