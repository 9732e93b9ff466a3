/** Names, numbers and the text of a design; no room for a sentence or a host. */
const PLAIN = /^[\w,:;=%|~/-]*$/;

/**
 * The address of a page without what somebody may have written into it: it goes out to whatever email address was
 * entered with it. Parameters stay that hold no words, as those of a design do.
 */
export function plainAddress(address: string): string {
  const { origin, pathname, searchParams } = new URL(address);
  const plain = [...searchParams].filter(([name, value]) => PLAIN.test(name) && PLAIN.test(value));
  const query = plain.map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`).join('&');
  return `${origin}${pathname}${query && `?${query}`}`;
}
