/**
 * How the visitor's form reads in English while an organisation words nothing of its own. The viewer shows these words,
 * and Customisation previews with them, so that a preview never promises other ones.
 */
export const formWords = {
  intro: 'We will email you this design and a link that opens it again.',
  save: 'Save your design',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  budget: 'Budget',
  postcode: 'Postcode',
  optional: '(optional)',
  /** Before, on and after the link to the terms. */
  agree: ['I agree to the ', 'terms and conditions', ''],
  savedTitle: 'Email Sent',
} as const satisfies Record<string, string | readonly [string, string, string]>;
