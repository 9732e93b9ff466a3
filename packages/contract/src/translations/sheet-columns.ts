/** The heads of an Excel file of translations, in their order. An import finds its columns by them. */
export const SHEET_COLUMNS = {
  place: 'Place',
  kind: 'Kind',
  context: 'Belongs to',
  source: 'Source',
  text: 'Translation',
  status: 'Status',
  maxLength: 'Characters at most',
} as const;
