import type { EnquiryRow } from '@vitrine/contract/enquiries/rows';
import type { Enquiry } from '@vitrine/contract/enquiries/schemas';

/** The list row of an enquiry. */
export const rowOf = (whole: Enquiry): EnquiryRow => {
  const { id, name, email, phone, postcode, created_at, status, stage, owner, reseller_id, configurator } = whole;
  return {
    ...{ id, name, email, phone, postcode, created_at, status, stage, owner, reseller_id, configurator },
    ...{ previewImage: whole.previewImage, items: whole.items.map((item) => item.name) },
  };
};
