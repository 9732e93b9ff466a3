import type { DesignItem, Enquiry } from '@vitrine/contract/enquiries/schemas';
import { stageOf } from '@vitrine/domain/enquiries/stage';
import type { EnquiryRecord } from '@vitrine/store/enquiries/queries';

/** An enquiry on the wire; pictures get their whole address on the content host. */
export function presentEnquiry(record: EnquiryRecord, contentOrigin: string): Enquiry {
  return {
    id: record.id,
    name: record.name,
    email: record.email,
    phone: record.phone,
    postcode: record.postcode,
    budget: record.budget,
    custom_fields: record.customFields,
    created_at: record.createdAt.toISOString(),
    status: record.status,
    stage: stageOf(record),
    owner:
      record.ownerId === null
        ? null
        : { id: record.ownerId, name: `${record.ownerFirstName ?? ''} ${record.ownerLastName ?? ''}`.trim() },
    reseller_id: record.resellerId,
    configurator:
      record.configuratorId === null
        ? null
        : {
            id: record.configuratorId,
            name: record.configuratorName ?? '',
            group_name: record.groupName ?? '',
            configurator_type_id: record.configuratorTypeId ?? 1,
          },
    type: record.type,
    items: (record.items as DesignItem[]).map((item) => ({
      ...item,
      thumbnail: item.thumbnail ? `${contentOrigin}/${item.thumbnail}` : '',
    })),
    previewImage: record.picture ? `${contentOrigin}/${record.picture}` : null,
    url: record.url,
    sceneName: record.sceneName,
    data_url: record.dataUrl,
    json_file: record.jsonFile,
    consent: consentOf(record),
  };
}

const consentOf = ({ consentText, consentVersion, language, createdAt }: EnquiryRecord): Enquiry['consent'] =>
  consentText === null || consentVersion === null
    ? null
    : { text: consentText, version: consentVersion, language, accepted_at: createdAt.toISOString() };
