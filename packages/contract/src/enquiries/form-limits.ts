/** Limits of the visitor's form. The viewer carries these and no other limits of enquiries. */
export const formLimits = {
  nameMinimum: 3,
  nameMaximum: 120,
  emailMaximum: 254,
  phoneMinimum: 6,
  phoneMaximum: 40,
  budgetMaximum: 60,
  postcodeMaximum: 20,
  urlMaximum: 2000,
  itemTextMaximum: 300,
  customFieldTextMaximum: 1000,
  previewImageBytes: 8 * 1024 * 1024,
  previewImageWidth: 1280,
} as const;
