/** The address if it leads to a web page, else null: visitors send it, so it may be anything. */
export const webAddress = (input: string | null | undefined): string | null => {
  if (!input) return null;
  try {
    const address = new URL(input);
    return address.protocol === 'https:' || address.protocol === 'http:' ? address.href : null;
  } catch {
    return null;
  }
};
