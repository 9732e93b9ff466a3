/** Numbers of the visitor's form and the intake (configurators.md §5, §9; decision B9). */
export const enquiryLimits = {
  nameMinimum: 3,
  nameMaximum: 120,
  emailMaximum: 254,
  phoneMinimum: 6,
  phoneMaximum: 40,
  budgetMaximum: 60,
  postcodeMaximum: 20,
  urlMaximum: 2000,
  itemsMaximum: 200,
  itemTextMaximum: 300,
  customFieldsMaximum: 5,
  customFieldNameMaximum: 25,
  customFieldTextMaximum: 1000,
  previewImageBytes: 8 * 1024 * 1024,
  previewImageWidth: 1280,
  /** Enquiries a minute from one address. */
  perMinute: 20,
} as const;
