/** What a word names. The screen shows it as a label, and files for translators as a note. */
export const WORD_KINDS = [
  'configurator',
  'layer',
  'item',
  'range',
  'scene',
  'measure',
  'flake',
  'blend',
  'product_type',
  'finish',
  'door',
  'frame',
  'frame_style',
  'internal',
  'material',
  'trim',
  'preset',
  'field',
  'form',
  'link',
  'surcharge',
] as const;
export type WordKind = (typeof WORD_KINDS)[number];

export const WORD_STATUSES = ['missing', 'outdated', 'done'] as const;
export type WordStatus = (typeof WORD_STATUSES)[number];

export const translationLimits = {
  /** Words of one configurator that can be translated. */
  words: 20_000,
  /** Changes of one save, and entries of one import. */
  changesASave: 20_000,
  /** Characters of a place: kind, ids of 200 characters each, field. */
  placeMaximum: 1500,
  /** Characters of one text where its field has no limit of its own, and of any text in a request. */
  textMaximum: 1000,
  /** Characters of a source: data files of earlier releases had no limit. */
  sourceMaximum: 100_000,
  /** Bytes of a save, and of an imported file. */
  saveBytes: 16 * 1024 * 1024,
  importBytes: 16 * 1024 * 1024,
  /** Places that an error names. */
  named: 50,
  /** Entries that each list of an import names. */
  reported: 1000,
  /** Days that a published file stays which no live file names: a page may have read an earlier one. */
  unreadFileDays: 7,
  glossaryTerms: 500,
  termMaximum: 100,
  noteMaximum: 200,
  searchMaximum: 100,
} as const;
