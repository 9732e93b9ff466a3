import { randomBytes } from 'node:crypto';
import { typeName } from '@vitrine/contract/configurators/limits';
import { enquiryLimits } from '@vitrine/contract/enquiries/limits';
import { enquiryMessages } from '@vitrine/contract/enquiries/messages';
import type { DesignItem, EnquiryFields } from '@vitrine/contract/enquiries/schemas';
import { refuse } from '@vitrine/contract/errors';
import { storedType } from '@vitrine/domain/enquiries/design-type';
import type { ConfiguratorRecord } from '@vitrine/store/configurators/queries';
import { insertEnquiry } from '@vitrine/store/enquiries/queries';
import { insertMail } from '@vitrine/store/mails/queries';
import sharp from 'sharp';
import type { Services } from '../../services.ts';

export interface CheckedEnquiry {
  fields: EnquiryFields;
  picture: Buffer | undefined;
  configurator: ConfiguratorRecord;
  /** The page that the design was saved on; null where it is not to be linked. */
  page: string | null;
  /** Whose enquiry it is, and what its kind of design is called there. */
  organisationId: number;
  resellerId: number | null;
  type: 'floors' | 'robes' | 'other';
  /** Told of it; `seller` is who the visitor's own mail is from. */
  recipients: readonly string[];
  seller: { name: string; replyTo: string | null };
}

/** How the configurator's own designs are kept. */
export const typeOf = ({ typeId }: ConfiguratorRecord) => storedType(typeName(typeId));

/**
 * Keeps picture and design under an unguessable name without personal data, then the row and its two kinds of mail in
 * one transaction. A retry with the same client key changes nothing. Refuses a picture that is none.
 */
export async function keepEnquiry(services: Services, checked: CheckedEnquiry): Promise<void> {
  const { db, jobs } = services;
  const { fields, configurator, organisationId, resellerId, type, page } = checked;
  const stored = await storeDesign(services, checked);
  await db.transaction().execute(async (transaction) => {
    const enquiry = await insertEnquiry(transaction, {
      ...personalFields(fields),
      ...stored,
      organisationId,
      resellerId,
      configuratorId: configurator.id,
      type,
      url: page,
      createdAt: services.clock(),
    });
    if (!enquiry) return;
    for (const mail of mailsFor(checked)) {
      const { id } = await insertMail(transaction, { ...mail, organisationId, enquiryId: enquiry.id });
      await jobs.enqueue(transaction, 'send-mail', { mailId: id });
    }
  });
  jobs.wake('send-mail');
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
  { fields, picture, configurator }: CheckedEnquiry,
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

const mailsFor = ({ fields, recipients, seller }: CheckedEnquiry) => [
  ...recipients.map((recipient) => ({
    kind: 'organisation-enquiry',
    recipient,
    senderName: 'Vitrine',
    replyTo: fields.email,
  })),
  { kind: 'customer-design', recipient: fields.email, senderName: seller.name, replyTo: seller.replyTo },
];
