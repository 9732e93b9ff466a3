import type { DesignItem, Enquiry } from '@vitrine/contract/enquiries/schemas';
import { stageOf } from '@vitrine/domain/enquiries/stage';
import type { EnquiryRecord } from '@vitrine/store/enquiries/queries';
import { addressOfStoredDesign } from '../../design-images/stored-design.ts';
import type { Services } from '../../services.ts';

/**
 * An enquiry on the wire; images get their full address on the content host. One that came without an image shows its
 * design as it is drawn now.
 */
export function presentEnquiry(record: EnquiryRecord, services: Pick<Services, 'addresses' | 'secrets'>): Enquiry {
  const contentOrigin = services.addresses.content;
  return {
    id: record.id,
    organisation_id: record.organisationId,
    name: record.name,
    email: record.email,
    phone: record.phone,
    postcode: record.postcode,
    budget: record.budget,
    custom_fields: record.customFields,
    measures: record.measures,
    created_at: record.createdAt.toISOString(),
    status: record.status,
    stage: stageOf(record),
    owner: ownerOf(record),
    reseller_id: record.resellerId,
    configurator: configuratorOf(record),
    type: record.type,
    items: (record.items as DesignItem[]).map((item) => ({
      ...item,
      thumbnail: item.thumbnail ? `${contentOrigin}/${item.thumbnail}` : '',
    })),
    previewImage: imageOf(record, contentOrigin) ?? addressOfStoredDesign(services, record),
    url: record.url,
    sceneName: record.sceneName,
    data_url: record.dataUrl,
    json_file: record.jsonFile,
    consent: consentOf(record),
  };
}

export const ownerOf = ({
  ownerId,
  ownerFirstName,
  ownerLastName,
}: Pick<EnquiryRecord, 'ownerId' | 'ownerFirstName' | 'ownerLastName'>): Enquiry['owner'] =>
  ownerId === null ? null : { id: ownerId, name: `${ownerFirstName ?? ''} ${ownerLastName ?? ''}`.trim() };

export const configuratorOf = (
  record: Pick<
    EnquiryRecord,
    'configuratorId' | 'configuratorName' | 'groupId' | 'groupName' | 'groupSafeName' | 'configuratorTypeId'
  >,
): Enquiry['configurator'] =>
  record.configuratorId === null
    ? null
    : {
        id: record.configuratorId,
        name: record.configuratorName ?? '',
        group_name: record.groupName ?? '',
        groups:
          record.groupId === null
            ? []
            : [{ id: record.groupId, name: record.groupName ?? '', safe_name: record.groupSafeName ?? '' }],
        configurator_type_id: record.configuratorTypeId ?? 1,
      };

/** The full address of the saved design's image. */
export const imageOf = ({ image }: Pick<EnquiryRecord, 'image'>, contentOrigin: string): string | null =>
  image ? `${contentOrigin}/${image}` : null;

const consentOf = ({ consentText, consentVersion, language, createdAt }: EnquiryRecord): Enquiry['consent'] =>
  consentText === null || consentVersion === null
    ? null
    : { text: consentText, version: consentVersion, language, accepted_at: createdAt.toISOString() };
