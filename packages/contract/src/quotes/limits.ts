/** Limits of quotes. */
export const quoteLimits = {
  linesMaximum: 300,
  lineNameMaximum: 200,
  skuMaximum: 100,
  /** Units of one line. */
  quantityMaximum: 100_000,
  /** One unit, in minor units of the currency. */
  amountMaximum: 100_000_000_000,
  /** Of a whole quote, in minor units. */
  totalMaximum: 100_000_000_000_000,
  /** Per cent in hundredths: 20 % is 2000. */
  rateMaximum: 10_000,
  customerNameMaximum: 120,
  phoneMaximum: 60,
  addressMaximum: 400,
  titleMaximum: 120,
  notesMaximum: 4000,
  termsMaximum: 20_000,
  sellerMaximum: 600,
  prefixMaximum: 12,
  numberMaximum: 9_999_999,
  validDaysMaximum: 365,
  acceptedNameMaximum: 120,
  reasonMaximum: 500,
  messageMaximum: 4000,
  /** Messages of one quote, so that a stranger with a link cannot fill the database. */
  messagesMaximum: 100,
  /** Sent states of one quote. */
  versionsMaximum: 100,
  /** Quotes of one page of the list. */
  pageMaximum: 200,
  searchMaximum: 100,
  figuresMonthsMaximum: 36,
  linkTokenMaximum: 200,
  /** Requests a minute from one address: looking at a quote, answering it, and its PDF, which takes time to draw. */
  readsPerMinute: 60,
  answersPerMinute: 10,
  pdfsPerMinute: 8,
  /** PDFs of signed-in users. */
  sellerPdfsPerMinute: 30,
  /**
   * PDFs of quotes and design sheets that are drawn or wait for it: all, and those of one tenant. Two are drawn at once,
   * and the longest quote takes seconds, so the last one waits for about half a minute at most.
   */
  pdfsWaiting: 12,
  pdfsWaitingOfOne: 6,
  pdfRetrySeconds: 5,
} as const;

/** Digits that the numbers of a series have at least: 'Q-0007'. */
export const NUMBER_DIGITS = 4;

/** The customer of an accepted quote whose personal data was erased. */
export const ERASED_CUSTOMER = { name: 'Erased', email: '', phone: '', address: '' } as const;

/** `design` and `surcharge` lines come from the calculation of a design; the others were typed. */
export const LINE_KINDS = ['design', 'surcharge', 'own', 'delivery', 'fitting'] as const;
export type LineKind = (typeof LINE_KINDS)[number];
