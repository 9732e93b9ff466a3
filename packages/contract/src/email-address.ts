/**
 * Plain email addresses: one @, printable ASCII without quotes, comments or lists, and a domain with a dot. This is
 * stricter than the standard, because email programs can parse the remaining forms differently.
 */
const PATTERN =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

const LONGEST = 254;

export const isEmailAddress = (input: string): boolean => input.length <= LONGEST && PATTERN.test(input);
