/** The address when it is on this page's host, else null. */
export function toSameOriginAddress(src: string | null, page: string): string | null {
  if (!src || !URL.canParse(src, page)) return null;
  const address = new URL(src, page);
  return address.origin === new URL(page).origin ? address.href : null;
}
