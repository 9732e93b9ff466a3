import type { Row } from '@vitrine/domain/catalogue/rows-of';

const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;

/** The colour of a flake or blend as the file writes it: its hex, else the RAL colour as RGB. */
export const colourOf = (row: Row): string | null => text(row.hex) ?? text(row.ralRGB);
