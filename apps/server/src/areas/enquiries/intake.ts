import { randomBytes } from 'node:crypto';
import { typeName } from '@vitrine/contract/configurators/limits';
import { enquiryLimits } from '@vitrine/contract/enquiries/limits';
import { enquiryMessages } from '@vitrine/contract/enquiries/messages';
import type { DesignItem, EnquiryFields } from '@vitrine/contract/enquiries/schemas';
import { refuse } from '@vitrine/contract/errors';
import { storedType } from '@vitrine/domain/enquiries/design-type';
import { hostAllowed } from '@vitrine/domain/organisations/hosts';
import { type ConfiguratorRecord, findConfigurator } from '@vitrine/store/configurators/queries';
import { grantedResellers, insertEnquiry } from '@vitrine/store/enquiries/queries';
import { insertMail } from '@vitrine/store/mails/queries';
import { findOrganisation, type OrganisationRecord } from '@vitrine/store/organisations/queries';
import { SYSTEM } from '@vitrine/store/scope';
import sharp from 'sharp';
import { SHOP_HOST } from '../../plugins/hosts.ts';
import type { Services } from '../../services.ts';

export interface SentEnquiry {
  fields: EnquiryFields;
  picture: Buffer | undefined;
  /** The Origin header; browsers set it, a page cannot. */
  origin: string | undefined;
}

/**
 * Takes a visitor's enquiry in (decision B9): checked, its picture and design kept under an unguessable name without
 * personal data, then the row and its two kinds of mail in one transaction. A retry with the same client key changes
 * nothing. Refuses a foreign website and a picture that is none.
 */
export async function takeEnquiry(services: Services, sent: SentEnquiry): Promise<void> {
  const { db, jobs } = services;
  const configurator = await findConfigurator(db, SYSTEM, sent.fields.configurator_id);
  const organisation = configurator && (await findOrganisation(db, SYSTEM, configurator.organisationId));
  if (!configurator || !organisation) {
    throw refuse('request.invalid', { errors: { configurator_id: ['This configurator does not exist.'] } });
  }
  const allowed = allowedHosts(services, organisation);
  assertOrigin(sent.origin, allowed);
  const stored = await storeDesign(services, sent, configurator);
  const [resellerId] = await grantedResellers(db, configurator.id, sent.fields.reseller);
  await db.transaction().execute(async (transaction) => {
    const enquiry = await insertEnquiry(transaction, {
      ...personalFields(sent.fields),
      organisationId: organisation.id,
      resellerId: resellerId ?? null,
      configuratorId: configurator.id,
      type: storedType(typeName(configurator.typeId)),
      items: stored.items,
      url: pageAddress(sent.fields.url, allowed),
      dataUrl: stored.dataUrl,
      jsonFile: stored.jsonFile,
      picture: stored.picture,
      createdAt: services.clock(),
    });
    if (!enquiry) return;
    const reseller = resellerId === undefined ? undefined : await findOrganisation(transaction, SYSTEM, resellerId);
    for (const mail of mailsFor(sent.fields, configurator, organisation, reseller)) {
      const { id } = await insertMail(transaction, { ...mail, organisationId: organisation.id, enquiryId: enquiry.id });
      await jobs.enqueue(transaction, 'send-mail', { mailId: id });
    }
  });
  jobs.wake('send-mail');
}

const allowedHosts = ({ config }: Services, organisation: OrganisationRecord): string[] =>
  [
    organisation.authorisedDomain,
    organisation.accessDomain,
    config.baseDomain,
    config.contentDomain,
    ...(config.demo ? [SHOP_HOST] : []),
  ].filter((host): host is string => Boolean(host));

/** A foreign Origin is refused, a missing one is taken (decision B10). */
function assertOrigin(origin: string | undefined, allowed: readonly string[]): void {
  if (!origin) return;
  const host = URL.canParse(origin) ? new URL(origin).hostname : '';
  if (!hostAllowed(host, allowed)) throw refuse('access.foreign_origin');
}

/** The page that the visitor was on, for "See on page": only over http(s), and only on a host of the organisation's. */
function pageAddress(given: string, allowed: readonly string[]): string | null {
  if (!URL.canParse(given)) return null;
  const { protocol, hostname, href } = new URL(given);
  return ['http:', 'https:'].includes(protocol) && hostAllowed(hostname, allowed) ? href : null;
}

const orNull = (text: string): string | null => (text === '' ? null : text);

const personalFields = (fields: EnquiryFields) => ({
  clientKey: fields.client_key ?? null,
  name: fields.name,
  email: fields.email,
  phone: orNull(fields.phone),
  postcode: orNull(fields.postcode),
  budget: orNull(fields.budget),
  customFields: fields.custom_fields,
  design: fields.design,
  sceneName: orNull(fields.scene_name),
  language: fields.lang,
  termsAccepted: ['1', 'true'].includes(fields.terms),
});

interface StoredDesign {
  dataUrl: string;
  jsonFile: string;
  picture: string | null;
  items: DesignItem[];
}

async function storeDesign(
  { content, addresses }: Services,
  { fields, picture }: SentEnquiry,
  configurator: ConfiguratorRecord,
): Promise<StoredDesign> {
  const jpeg = picture ? await redrawPicture(picture) : null;
  const dataUrl = `enquiries/${randomBytes(16).toString('base64url')}/`;
  const items = fields.items.map((item) => ({ ...item, thumbnail: ownPath(item.thumbnail, addresses.content) }));
  if (jpeg) await content.write(`${dataUrl}preview.jpg`, jpeg);
  const design = { configurator: configurator.name, type: fields.type, design: fields.design, items };
  await content.write(`${dataUrl}design.json`, JSON.stringify(design));
  return { dataUrl, jsonFile: 'design', picture: jpeg ? `${dataUrl}preview.jpg` : null, items };
}

/** Thumbnails are ours or none: an address elsewhere would be loaded by whoever reads the enquiry. */
function ownPath(address: string | undefined, contentOrigin: string): string {
  return address?.startsWith(`${contentOrigin}/`) ? address.slice(contentOrigin.length + 1) : '';
}

/** Decoded and encoded anew, so that nothing but a picture is ever kept. */
async function redrawPicture(bytes: Buffer): Promise<Buffer> {
  try {
    const image = sharp(bytes, { limitInputPixels: 40_000_000 });
    const { format } = await image.metadata();
    if (format !== 'png' && format !== 'jpeg') throw new Error('another format');
    return await image
      .rotate()
      .flatten({ background: '#ffffff' })
      .resize({ width: enquiryLimits.previewImageWidth, withoutEnlargement: true })
      .jpeg({ quality: 86, mozjpeg: true })
      .toBuffer();
  } catch {
    throw refuse('uploads.not_an_image', { errors: { previewImage: [enquiryMessages.pictureInvalid] } });
  }
}

/** To the configurator's own list, else the reseller, else the organisation (decision B18); and to the visitor. */
function mailsFor(
  fields: EnquiryFields,
  configurator: ConfiguratorRecord,
  organisation: OrganisationRecord,
  reseller: OrganisationRecord | undefined,
) {
  const fallback = reseller?.contactEmail ?? organisation.contactEmail;
  const listed = configurator.contactEmail?.length ? configurator.contactEmail : fallback ? [fallback] : [];
  const seller = reseller?.name ?? organisation.name;
  return [
    ...listed.map((recipient) => ({
      kind: 'organisation-enquiry',
      recipient,
      senderName: 'Vitrine',
      replyTo: fields.email,
    })),
    { kind: 'customer-design', recipient: fields.email, senderName: seller, replyTo: fallback ?? null },
  ];
}
