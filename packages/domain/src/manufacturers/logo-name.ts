/** A manufacturer's logo on the content host goes by its lower-case name without spaces (configurators.md §7). */
export const logoName = (manufacturer: string): string => manufacturer.toLowerCase().replace(/\s/g, '');

/** Path of the logo on the content host. */
export const logoPath = (manufacturer: string): string =>
  `manufacturers/${encodeURIComponent(logoName(manufacturer))}.png`;
