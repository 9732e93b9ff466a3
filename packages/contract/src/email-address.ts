/**
 * The plain addresses that email can be sent to: one @, printable ASCII without quotes, comments or lists, and a domain
 * with a dot. Stricter than the standard, because an email program may read the rest otherwise than we do.
 */
const PATTERN =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

const LONGEST = 254;

export const isEmailAddress = (input: string): boolean => input.length <= LONGEST && PATTERN.test(input);
