import type { EnquiryRow } from '@vitrine/contract/enquiries/rows';
import type { EnquiryGroup } from '@vitrine/domain/enquiries/group-by-email';

interface GroupProps {
  group: EnquiryGroup<EnquiryRow>;
}

const isSameGroup = (one: EnquiryGroup<EnquiryRow>, other: EnquiryGroup<EnquiryRow>): boolean =>
  one.enquiries.length === other.enquiries.length &&
  one.enquiries.every((enquiry, at) => enquiry === other.enquiries[at]);

/** Whether a line would be drawn as it stands: groups are made again with every page, most of them of the same enquiries. */
export const isSameRow = <T extends GroupProps>(before: T, after: T): boolean =>
  (Object.keys(after) as (keyof T)[]).every((name) => name === 'group' || Object.is(before[name], after[name])) &&
  isSameGroup(before.group, after.group);
