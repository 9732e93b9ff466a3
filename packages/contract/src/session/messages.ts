/** Sentences of sign-in (platform.md §5 and §8), to the letter. */
export const sessionMessages = {
  emailRequired: 'Email is required!',
  passwordRequired: 'Password is required!',
  wrongCredentials: 'Wrong username or password, please try again.',
  noOrganisation: 'This account does not belong to an organisation, contact your sales manager for more information.',
  notFound: '404 not found',
  loading: 'Loading',
} as const;
