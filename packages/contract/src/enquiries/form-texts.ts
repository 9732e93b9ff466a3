/**
 * The visitor's form in English, where an organisation has no custom texts. The viewer and the preview of
 * Customisation use the same texts, so that the preview is exact.
 */
export const formTexts = {
  intro: 'We will email you this design and a link that opens it again.',
  save: 'Save your design',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  budget: 'Budget',
  postcode: 'Postcode',
  optional: '(optional)',
  /** Text before, on and after the link to the terms. */
  agree: ['I agree to the ', 'terms and conditions', ''],
  savedTitle: 'Email Sent',
} as const satisfies Record<string, string | readonly [string, string, string]>;
