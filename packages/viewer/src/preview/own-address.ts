/** The asked-for address when it lies on this page's own host, else null. */
export function ownAddress(src: string | null, page: string): string | null {
  if (!src || !URL.canParse(src, page)) return null;
  const address = new URL(src, page);
  return address.origin === new URL(page).origin ? address.href : null;
}
