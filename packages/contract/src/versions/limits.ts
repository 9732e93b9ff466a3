/** Versions are stored as whole thousandths: 1.006 is 1006. */
export const versionLimits = { thousandthsInOne: 1000, step: 1, noteMaximum: 500 } as const;

export const PREVIEW_SHAPES = ['L-Shape', 'G-Shape', 'U-Shape', 'I-Shape'] as const;
export const PREVIEW_RELEASES = ['Technical', 'View'] as const;

export const previewLimits = { imageBytes: 8 * 1024 * 1024, versionMaximum: 40, shapeMaximum: 40 } as const;

export const editorLimits = {
  /** An open editor reports itself this often. */
  reportEveryMs: 20_000,
  /** An editor that has not reported for this long has gone: a closed laptop reports nothing. */
  goneAfterMs: 60_000,
  /** Random bytes of a tab's name, written in hexadecimal digits. */
  tabNameBytes: 16,
  /** Tabs of one user that count. */
  tabs: 20,
  /** Names in the sentence about others; the rest is counted. */
  names: 3,
} as const;
