/** Numbers of shared designs, prices and specification sheets. */
export const designLimits = {
  designMaximum: 2000,
  pageMaximum: 2000,
  /** The name that a page gives one of its viewers. */
  viewerNameMaximum: 60,
  resellersMaximum: 20,
  /** Signs of a short link's code. */
  codeLength: 9,
  pictureBytes: 8 * 1024 * 1024,
  /** The picture of a sheet in pixels, and as the viewer sends it. */
  pictureWidth: 1600,
  pictureHeight: 1000,
  /** Of one address, a minute. */
  linksPerMinute: 20,
  opensPerMinute: 60,
  pricesPerMinute: 40,
  sheetsPerMinute: 8,
  enquirySheetsPerMinute: 20,
} as const;
