/** Defaults of texts that an organisation can change. docs/requirements.tsv quotes the first three. */
export const customisationDefaults = {
  headerTitle: 'Here is your design',
  enquirySubject: 'You have a new enquiry',
  customerSubject: 'Here is your design',
} as const;
