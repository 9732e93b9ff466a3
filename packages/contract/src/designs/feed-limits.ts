/** Limits of product feeds. Those of a product are what shopping services take. */
export const feedLimits = {
  pageMaximum: 2000,
  brandMaximum: 70,
  titleMaximum: 150,
  descriptionMaximum: 5000,
  /** Side of a product's image in pixels. */
  imageSide: 1200,
  /** How long a feed may be stored by those who fetch it. */
  freshSeconds: 900,
  /** Requests a minute from one address. */
  requestsPerMinute: 30,
} as const;
