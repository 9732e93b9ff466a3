/** File name of a manufacturer's logo on the content host: the lower-case name without spaces. */
export const logoName = (manufacturer: string): string => manufacturer.toLowerCase().replace(/\s/g, '');

/** File of the logo on the content host; null for names that no file can have. */
export const logoFile = (manufacturer: string): string | null => {
  const name = logoName(manufacturer);
  return /[/\\\0]/.test(name) ? null : `manufacturers/${name}.png`;
};

/** Path of the logo in an address of the content host. */
export const logoPath = (manufacturer: string): string =>
  `manufacturers/${encodeURIComponent(logoName(manufacturer))}.png`;
