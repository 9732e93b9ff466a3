import { plainAddress } from '@vitrine/domain/enquiries/plain-address';
import type { RenderedEmail } from '@vitrine/emails/email-data';
import { singleLine } from '@vitrine/emails/plain-text';
import { configuratorOf } from '@vitrine/store/configurators/of-row';
import { type EmailRecord, findEmail, markEmailFailed, markEmailSent } from '@vitrine/store/emails/queries';
import { findEnquiry } from '@vitrine/store/enquiries/queries';
import { organisationOf, resellerOf } from '@vitrine/store/organisations/of-row';
import { findGrant } from '@vitrine/store/resellers/queries';
import { SYSTEM } from '@vitrine/store/scope';
import { EmailRejected } from '../../ports/mailer.ts';
import { requestId } from '../../request-id.ts';
import type { Services } from '../../services.ts';
import { accountText, isAccountEmail } from './account-text.ts';
import { enquiryEmailData } from './enquiry-email-data.ts';
import { domainNoticeText, limitNoticeText } from './notice-text.ts';
import { emailThumbnails } from './thumbnails.ts';

/**
 * Sends one queued email and stores its text. Skips an email that is already sent, so that a job that runs twice does
 * no harm. Throws on a temporary rejection by the mail server, so that the job retries; a permanent one fails the email
 * immediately. The row records the reason.
 */
export async function sendEmail(
  services: Services,
  { emailId }: { emailId: number },
  { last }: { last: boolean },
): Promise<void> {
  const { db, mailer, clock } = services;
  const email = await findEmail(db, emailId);
  if (email?.status !== 'queued') return;
  try {
    const content = await renderContent(services, email);
    const { token: _token, ...letter } = content;
    await mailer.send({ ...letter, to: email.recipient, replyTo: email.replyTo, requestId: requestId() });
    const stored = services.config.demo ? content : withoutToken(content);
    await markEmailSent(db, email.id, {
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

/** A sign-in link is stored for the demo's mailbox only. */
const withoutToken = ({ token, subject, html, text }: EmailContent): RenderedEmail =>
  token === undefined
    ? { subject, html, text }
    : { subject, html: html.replaceAll(token, '…'), text: text.replaceAll(token, '…') };

async function renderContent(services: Services, email: EmailRecord): Promise<EmailContent> {
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
  const { db } = services;
  // A job has no caller; the email's row names the enquiry.
  const enquiry = email.enquiryId === null ? undefined : await findEnquiry(db, SYSTEM, email.enquiryId);
  const organisation = enquiry && ((await resellerOf(db, enquiry)) ?? (await organisationOf(db, enquiry)));
  if (!enquiry || !organisation) throw new Error('The enquiry of this email is gone');
  const configurator = await configuratorOf(db, enquiry);
  const grant =
    configurator && enquiry.resellerId !== null ? await findGrant(db, enquiry.resellerId, configurator.id) : undefined;
  const customisation = grant?.customisation ?? configurator?.customisation ?? {};
  const thumbnails = await emailThumbnails(services.content, enquiry);
  const data = enquiryEmailData(services, { enquiry, organisation, configurator, customisation, thumbnails });
  // The templates are heavy to load, so only sending an email loads them.
  if (email.kind === 'customer-design') {
    const { renderCustomerDesign } = await import('@vitrine/emails/customer-design');
    return {
      ...(await renderCustomerDesign({ ...data, designUrl: data.designUrl && plainAddress(data.designUrl) })),
      senderName: senderName(data.customisation.customer_from, email.senderName),
    };
  }
  const { renderOrganisationEnquiry } = await import('@vitrine/emails/organisation-enquiry');
  const host = organisation.accessSubdomain ?? 'admin';
  const enquiryUrl = `${services.addresses.origin(host)}/enquiries/${enquiry.id}/details`;
  return {
    ...(await renderOrganisationEnquiry({ ...data, enquiryUrl })),
    senderName: senderName(null, email.senderName),
  };
}

/** The sender name of an email: the organisation's customer_from, else the queued name. */
const senderName = (chosen: string | null, queued: string): string => singleLine(chosen ?? '') || singleLine(queued);
