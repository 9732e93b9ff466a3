/**
 * Sentences of the visitor's form as specified, to the letter, oddities included. The viewer carries these and no
 * others.
 */
export const formMessages = {
  title: 'Save your changes',
  tabSave: 'Save',
  tabSpecifications: 'View specifications',
  nameRequired: 'Name is required!',
  nameTooShort: 'The name has to be at least 3 characters long!',
  emailRequired: 'Email is required!',
  emailInvalid: 'Enter a valid email address',
  phoneRequired: 'Phone number is required!',
  phoneInvalid: 'Enter valid phone number',
  customFieldRequired: (label: string) => `${label} is required!`,
  termsRequired: 'Please agree to out terms and conditions',
  failed: 'Something went wrong. Please try again later.',
  saved: 'Changes saved successfully. You will receive an email with details soon.',
} as const;
