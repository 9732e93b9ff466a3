import { plainAddress } from '@vitrine/domain/enquiries/plain-address';
import type { RenderedEmail } from '@vitrine/emails/email-data';
import { singleLine } from '@vitrine/emails/plain-text';
import { type EmailRecord, findQueuedEmails, markEmailFailed, markEmailSent } from '@vitrine/store/emails/queries';
import { EmailRejected } from '../../ports/mailer.ts';
import { requestId } from '../../request/request-id.ts';
import type { Services } from '../../services.ts';
import { accountText, isAccountEmail } from './account-text.ts';
import { domainNoticeText, limitNoticeText } from './notice-text.ts';
import { isQuoteEmail, quoteText } from './quote-text.ts';
import { enquiryReader, type ReadEnquiry, recipientEmailData, visitorEmailData } from './read-enquiry.ts';

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
    await mailer.send({ ...letter, to: email.recipient, replyTo: email.replyTo, requestId: requestId() });
    const stored = services.config.demo ? content : withoutToken(content);
    await markEmailSent(db, email.id, {
      senderName: content.senderName,
      subject: stored.subject,
      html: stored.html,
      body: stored.text,
      sentAt: clock(),
    });
  } catch (error) {
    const forGood = error instanceof EmailRejected;
    await markEmailFailed(db, email.id, error instanceof Error ? error.message : String(error), last || forGood);
    if (!forGood) throw error;
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
