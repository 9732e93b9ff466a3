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
  /** Width and height of a sliding wardrobe, and the panels of one of its doors. */
  millimetresMaximum: 20_000,
  panelsMaximum: 20,
  /** The token of the API Tests page (decision N23), and its tests a minute from one address. */
  testTokenSeconds: 3600,
  testsPerMinute: 30,
  noteMaximum: 4000,
  /** Enquiries a minute from one address. */
  perMinute: 20,
} as const;

/** The organisation that tests are kept under (platform.md §2, API Tests). */
export const TEST_ORGANISATION = 'e2e';
