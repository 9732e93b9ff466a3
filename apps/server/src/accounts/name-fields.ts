/** The changed fields of a request in plain words, for Activity: `contact_email` becomes 'contact email'. */
export const nameFields = (fields: readonly string[]): string =>
  fields.map((field) => field.replaceAll('_', ' ').toLowerCase()).join(', ');
