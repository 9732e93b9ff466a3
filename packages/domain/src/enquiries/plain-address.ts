/** Names, numbers and the text of a design. A sentence or a host does not fit. */
const PLAIN = /^[\w,:;=%|~/-]*$/;

/**
 * The address of a page without free text, because it is sent to any email address that a visitor enters. Parameters
 * without text, such as those of a design, stay.
 */
export function plainAddress(address: string): string {
  const { origin, pathname, searchParams } = new URL(address);
  const plain = [...searchParams].filter(([name, value]) => PLAIN.test(name) && PLAIN.test(value));
  const query = plain.map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`).join('&');
  return `${origin}${pathname}${query && `?${query}`}`;
}
