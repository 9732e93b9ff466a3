/** Versions are stored as whole thousandths: 1.006 is 1006. */
export const versionLimits = { thousandthsInOne: 1000, step: 1, noteMaximum: 500 } as const;

export const PREVIEW_SHAPES = ['L-Shape', 'G-Shape', 'U-Shape', 'I-Shape'] as const;
export const PREVIEW_RELEASES = ['Technical', 'View'] as const;

export const previewLimits = { imageBytes: 8 * 1024 * 1024, versionMaximum: 40, shapeMaximum: 40 } as const;
