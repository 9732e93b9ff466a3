import { createHash } from 'node:crypto';
import { typeName } from '@vitrine/contract/configurators/limits';
import { enquiryLimits } from '@vitrine/contract/enquiries/limits';
import { enquiryMessages } from '@vitrine/contract/enquiries/messages';
import type { DesignItem, EnquiryFields } from '@vitrine/contract/enquiries/schemas';
import { AppError } from '@vitrine/contract/errors';
import { storedType } from '@vitrine/domain/enquiries/design-type';
import type { ConfiguratorRecord } from '@vitrine/store/configurators/queries';
import type { Database } from '@vitrine/store/database';
import { insertEnquiry } from '@vitrine/store/enquiries/insert-enquiry';
import { undoingTransaction } from '@vitrine/store/undoing-transaction';
import { imageTaskOrNull } from '../../../image-worker/image-worker.ts';
import type { JobName } from '../../../jobs/job-queue.ts';
import type { Services } from '../../../services.ts';
import { quarantineReason, type SenderSigns } from '../spam/count-signs.ts';
import { enquiryFolder } from './enquiry-folders.ts';
import type { EnquiryRecipients } from './enquiry-recipients.ts';
import { emailsAbout, enqueueNotifications } from './notify-recipients.ts';

export interface CheckedEnquiry {
  fields: EnquiryFields;
  /** Items as the catalogue has them; thumbnails are paths on the content host. */
  items: DesignItem[];
  image: Buffer | undefined;
  configurator: Pick<ConfiguratorRecord, 'id' | 'name'>;
  /** The page that the design was saved on; null when the dashboard must not link it. */
  page: string | null;
  /** The tenant of the enquiry, and the tenant's name for its kind of design. */
  organisationId: number;
  resellerId: number | null;
  type: 'floors' | 'robes' | 'other';
  /** By which it may be quarantined without a notification; null for one that never is. */
  signs: SenderSigns | null;
  recipients: EnquiryRecipients;
}

/** How the configurator stores designs. */
export const typeOf = ({ typeId }: Pick<ConfiguratorRecord, 'typeId'>) => storedType(typeName(typeId));

/**
 * Saves the row, image and design under an unguessable name without personal data, and the notifications in one
 * transaction. A retry with the same client key changes nothing and writes no file. Rejects anything that is not an
 * image.
 */
export async function saveEnquiry(services: Services, checked: CheckedEnquiry): Promise<void> {
  const { db, clock } = services;
  const { fields, items, image, configurator, organisationId, resellerId, type, page, signs, recipients } = checked;
  const jpeg = image ? await redrawImage(image) : null;
  const dataUrl = enquiryFolder(clock());
  const save = async (transaction: Database): Promise<JobName[]> => {
    const sender = { organisationId, email: fields.email };
    const quarantine = signs && (await quarantineReason(services, transaction, signs, sender));
    const row = {
      ...personalFields(fields),
      ...consentIn(fields),
      ...{ dataUrl, jsonFile: 'design', image: jpeg && `${dataUrl}preview.jpg`, items },
      organisationId,
      resellerId,
      configuratorId: configurator.id,
      type,
      url: page,
      quarantinedAt: quarantine === null ? null : clock(),
      quarantineReason: quarantine,
      createdAt: clock(),
    };
    const emails = quarantine === null ? emailsAbout(fields, recipients) : [];
    const enquiry = await insertEnquiry(transaction, row, emails);
    if (!enquiry) return [];
    await writeDesign(services, checked, { dataUrl, jpeg });
    if (quarantine !== null) return [];
    return enqueueNotifications(services, transaction, { ...enquiry, organisationId, resellerId });
  };
  const jobs = await undoingTransaction(db, save, () => services.content.removeFolder(dataUrl.slice(0, -1)));
  for (const name of jobs) services.jobs.wake(name);
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
  measures: fields.measures,
  sceneName: orNull(fields.scene_name),
  language: fields.lang,
  termsAccepted: isAccepted(fields),
});

const isAccepted = ({ terms }: EnquiryFields): boolean => ['1', 'true'].includes(terms);

/** The text that the visitor agreed to; its version is its hash, so that two texts never share a version. */
const consentIn = (fields: EnquiryFields) =>
  isAccepted(fields) && fields.consent !== ''
    ? {
        consentText: fields.consent,
        consentVersion: createHash('sha256').update(fields.consent).digest('hex').slice(0, 12),
      }
    : {};

async function writeDesign(
  { content }: Services,
  { fields, items, configurator }: CheckedEnquiry,
  { dataUrl, jpeg }: { dataUrl: string; jpeg: Buffer | null },
): Promise<void> {
  if (jpeg) await content.write(`${dataUrl}preview.jpg`, jpeg);
  const design = { configurator: configurator.name, type: fields.type, design: fields.design, items };
  await content.write(`${dataUrl}design.json`, JSON.stringify(design));
}

async function redrawImage(bytes: Buffer): Promise<Buffer> {
  const jpeg = await imageTaskOrNull('redrawVisitorImage', bytes, enquiryLimits.previewImageWidth);
  if (!jpeg) throw new AppError('uploads.not_an_image', { errors: { previewImage: [enquiryMessages.imageInvalid] } });
  return jpeg;
}
