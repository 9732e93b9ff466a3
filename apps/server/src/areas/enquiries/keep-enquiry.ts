import { createHash, randomBytes } from 'node:crypto';
import { typeName } from '@vitrine/contract/configurators/limits';
import { enquiryLimits } from '@vitrine/contract/enquiries/limits';
import { enquiryMessages } from '@vitrine/contract/enquiries/messages';
import type { QuarantineReason } from '@vitrine/contract/enquiries/quarantine';
import type { DesignItem, EnquiryFields } from '@vitrine/contract/enquiries/schemas';
import { refuse } from '@vitrine/contract/errors';
import { storedType } from '@vitrine/domain/enquiries/design-type';
import type { ConfiguratorRecord } from '@vitrine/store/configurators/queries';
import { insertEnquiry } from '@vitrine/store/enquiries/queries';
import { redrawVisitorPicture } from '../../content/redraw-picture.ts';
import type { Services } from '../../services.ts';
import { announceEnquiry, wakeAnnouncing } from './announce-enquiry.ts';
import type { Told } from './who-is-told.ts';

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
  /** Why it is kept apart, and nobody told of it; null for a person's. */
  quarantine: QuarantineReason | null;
  told: Told;
}

/** How the configurator's own designs are kept. */
export const typeOf = ({ typeId }: ConfiguratorRecord) => storedType(typeName(typeId));

/**
 * Keeps picture and design under an unguessable name without personal data, then the row and what tells of it in
 * one transaction. A retry with the same client key changes nothing. Refuses a picture that is none.
 */
export async function keepEnquiry(services: Services, checked: CheckedEnquiry): Promise<void> {
  const { db, clock } = services;
  const { fields, configurator, organisationId, resellerId, type, page, quarantine, told } = checked;
  const stored = await storeDesign(services, checked);
  await db.transaction().execute(async (transaction) => {
    const enquiry = await insertEnquiry(transaction, {
      ...personalFields(fields),
      ...consentIn(fields),
      ...stored,
      organisationId,
      resellerId,
      configuratorId: configurator.id,
      type,
      url: page,
      quarantinedAt: quarantine === null ? null : clock(),
      quarantineReason: quarantine,
      createdAt: clock(),
    });
    if (!enquiry || quarantine !== null) return;
    await announceEnquiry(services, transaction, { id: enquiry.id, organisationId, email: fields.email }, told);
  });
  wakeAnnouncing(services);
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
  termsAccepted: isAccepted(fields),
});

const isAccepted = ({ terms }: EnquiryFields): boolean => ['1', 'true'].includes(terms);

/** The words agreed to; their version is what they hash to, so that two texts are never taken for one. */
const consentIn = (fields: EnquiryFields) =>
  isAccepted(fields) && fields.consent !== ''
    ? {
        consentText: fields.consent,
        consentVersion: createHash('sha256').update(fields.consent).digest('hex').slice(0, 12),
      }
    : {};

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

async function redrawPicture(bytes: Buffer): Promise<Buffer> {
  const jpeg = await redrawVisitorPicture(bytes, enquiryLimits.previewImageWidth);
  if (!jpeg) throw refuse('uploads.not_an_image', { errors: { previewImage: [enquiryMessages.pictureInvalid] } });
  return jpeg;
}
