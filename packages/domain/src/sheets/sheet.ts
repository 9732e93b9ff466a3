/** Rows of cells as a spreadsheet has them; null is an empty cell. The first row holds the heads. */
export type Sheet = readonly (readonly (string | number | null)[])[];
