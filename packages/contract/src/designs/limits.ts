/** Limits of shared designs, prices and specification sheets. */
export const designLimits = {
  designMaximum: 2000,
  pageMaximum: 2000,
  /** The name that a page gives to one of its viewers. */
  viewerNameMaximum: 60,
  resellersMaximum: 20,
  /** Characters of a short link's code. */
  codeLength: 9,
  imageBytes: 8 * 1024 * 1024,
  /** Size of a sheet's image in pixels, and of the image that the viewer sends. */
  imageWidth: 1600,
  imageHeight: 1000,
  /** How long the answer of oEmbed may be stored. */
  embedSeconds: 86_400,
  /** Requests a minute from one address. */
  linksPerMinute: 20,
  /** Designs that had no link yet, from one network. */
  newLinksPerDay: 1000,
  opensPerMinute: 60,
  pricesPerMinute: 40,
  sheetsPerMinute: 8,
  enquirySheetsPerMinute: 20,
} as const;
