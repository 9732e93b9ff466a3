/** The name of a new organisation's first user, until somebody edits it. Emails greet this user without a name. */
export const FIRST_USER = { first_name: 'Organization', last_name: 'Admin' } as const;
