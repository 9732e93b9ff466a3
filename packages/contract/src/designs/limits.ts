/** Numbers of shared designs, prices and specification sheets. */
export const designLimits = {
  designMaximum: 2000,
  pageMaximum: 2000,
  /** The name that a page gives one of its viewers. */
  viewerNameMaximum: 60,
  resellersMaximum: 20,
  /** Signs of a short link's code. */
  codeLength: 9,
  imageBytes: 8 * 1024 * 1024,
  /** The image of a sheet in pixels, and as the viewer sends it. */
  imageWidth: 1600,
  imageHeight: 1000,
  /** Of one address, a minute. */
  linksPerMinute: 20,
  opensPerMinute: 60,
  pricesPerMinute: 40,
  sheetsPerMinute: 8,
  enquirySheetsPerMinute: 20,
} as const;
