/** Rows of a spreadsheet; null is an empty cell. The first row has the headings. */
export type Sheet = readonly (readonly (string | number | null)[])[];
