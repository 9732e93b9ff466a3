/** File name of a manufacturer's logo on the content host: the lower-case name without spaces. */
export const logoName = (manufacturer: string): string => manufacturer.toLowerCase().replace(/\s/g, '');

/** Path of the logo on the content host. */
export const logoPath = (manufacturer: string): string =>
  `manufacturers/${encodeURIComponent(logoName(manufacturer))}.png`;
