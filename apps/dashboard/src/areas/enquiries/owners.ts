import type { Enquiry, EnquiryOwner } from '@vitrine/contract/enquiries/schemas';

export interface OwnerOption {
  value: string;
  label: string;
}

/** 'Ben Carter', or 'Nora Webb, Northside' where an organisation looks at its reseller's people. */
const labelOf = ({ name, reseller }: EnquiryOwner, withReseller: boolean): string =>
  reseller !== null && withReseller ? `${name}, ${reseller.name}` : name;

/** Everybody who may own any of the enquiries, for the filter. */
export const ownerOptions = (owners: readonly EnquiryOwner[]): OwnerOption[] => {
  const mixed = owners.some(({ reseller }) => reseller === null);
  return owners.map((owner) => ({ value: String(owner.id), label: labelOf(owner, mixed) }));
};

/** Who may own one enquiry: the organisation's people and those of the reseller that it came to, and who owns it now. */
export const ownersFor = (
  { owner, reseller_id }: Pick<Enquiry, 'owner' | 'reseller_id'>,
  owners: readonly EnquiryOwner[],
): OwnerOption[] => {
  const options = ownerOptions(owners.filter(({ reseller }) => reseller === null || reseller.id === reseller_id));
  if (owner === null || options.some(({ value }) => value === String(owner.id))) return options;
  return [...options, { value: String(owner.id), label: owner.name }];
};
