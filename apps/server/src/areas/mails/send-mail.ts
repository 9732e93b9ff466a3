import { plainAddress } from '@vitrine/domain/enquiries/plain-address';
import type { RenderedMail } from '@vitrine/emails/mail-data';
import { findConfigurator } from '@vitrine/store/configurators/queries';
import { findEnquiry } from '@vitrine/store/enquiries/queries';
import { findMail, type MailRecord, markMailFailed, markMailSent } from '@vitrine/store/mails/queries';
import { findOrganisation } from '@vitrine/store/organisations/queries';
import { findGrant } from '@vitrine/store/resellers/queries';
import { SYSTEM } from '@vitrine/store/scope';
import { MailRefused } from '../../ports/mailer.ts';
import { requestId } from '../../request-id.ts';
import type { Services } from '../../services.ts';
import { accountWords, isAccountMail } from './account-words.ts';
import { domainNoticeWords } from './domain-notice-words.ts';
import { enquiryMailData } from './enquiry-mail-data.ts';
import { limitNoticeWords } from './limit-notice-words.ts';
import { senderName } from './sender-name.ts';
import { mailThumbnails } from './thumbnails.ts';

/**
 * Sends one queued mail and keeps its words. A mail that is sent already is left alone, so that a job that runs twice
 * does no harm. Throws when the mail server does not take it for now; where it never will, the mail has failed at once. The
 * row then says why.
 */
export async function sendMail(
  services: Services,
  { mailId }: { mailId: number },
  { last }: { last: boolean },
): Promise<void> {
  const { db, mailer, clock } = services;
  const mail = await findMail(db, mailId);
  if (mail?.status !== 'queued') return;
  try {
    const words = await renderWords(services, mail);
    const { token: _token, ...letter } = words;
    await mailer.send({ ...letter, to: mail.recipient, replyTo: mail.replyTo, requestId: requestId() });
    const kept = services.config.demo ? words : withoutToken(words);
    await markMailSent(db, mail.id, { subject: kept.subject, html: kept.html, body: kept.text, sentAt: clock() });
  } catch (error) {
    const forGood = error instanceof MailRefused;
    await markMailFailed(db, mail.id, error instanceof Error ? error.message : String(error), last || forGood);
    if (!forGood) throw error;
  }
}

type Words = RenderedMail & { senderName: string; token?: string };

/** A link that signs somebody in is kept for the demo's mailbox only. */
const withoutToken = ({ token, subject, html, text }: Words): RenderedMail =>
  token === undefined
    ? { subject, html, text }
    : { subject, html: html.replaceAll(token, '…'), text: text.replaceAll(token, '…') };

async function renderWords(services: Services, mail: MailRecord): Promise<Words> {
  const { subject, html, body } = mail;
  if (subject !== null && html !== null && body !== null) {
    return { subject, html, text: body, senderName: senderName(null, mail.senderName) };
  }
  if (isAccountMail(mail.kind)) {
    return { ...(await accountWords(services, mail, mail.kind)), senderName: senderName(null, mail.senderName) };
  }
  if (mail.kind === 'domain-missing' || mail.kind === 'domain-lost') {
    return { ...(await domainNoticeWords(services, mail)), senderName: senderName(null, mail.senderName) };
  }
  if (mail.kind === 'limit-notice') {
    return { ...(await limitNoticeWords(services, mail)), senderName: senderName(null, mail.senderName) };
  }
  const { db } = services;
  const enquiry = mail.enquiryId === null ? undefined : await findEnquiry(db, SYSTEM, mail.enquiryId);
  const organisation = enquiry && (await findOrganisation(db, SYSTEM, enquiry.resellerId ?? enquiry.organisationId));
  if (!enquiry || !organisation) throw new Error('The enquiry of this mail is gone');
  const configurator =
    enquiry.configuratorId === null ? undefined : await findConfigurator(db, SYSTEM, enquiry.configuratorId);
  const grant =
    configurator && enquiry.resellerId !== null ? await findGrant(db, enquiry.resellerId, configurator.id) : undefined;
  const customisation = grant?.customisation ?? configurator?.customisation ?? {};
  const thumbnails = await mailThumbnails(services.content, enquiry);
  const data = enquiryMailData(services, { enquiry, organisation, configurator, customisation, thumbnails });
  // The templates are heavy to load: only whoever sends a mail pays for it, not every start.
  if (mail.kind === 'customer-design') {
    const { renderCustomerDesign } = await import('@vitrine/emails/customer-design');
    return {
      ...(await renderCustomerDesign({ ...data, designUrl: data.designUrl && plainAddress(data.designUrl) })),
      senderName: senderName(data.customisation.customer_from, mail.senderName),
    };
  }
  const { renderOrganisationEnquiry } = await import('@vitrine/emails/organisation-enquiry');
  const host = organisation.accessSubdomain ?? 'admin';
  const enquiryUrl = `${services.addresses.origin(host)}/enquiries/${enquiry.id}/details`;
  return {
    ...(await renderOrganisationEnquiry({ ...data, enquiryUrl })),
    senderName: senderName(null, mail.senderName),
  };
}
