import { SHEET_COLUMNS } from '@vitrine/contract/translations/sheet-columns';
import { readBytes } from '../../../ui/read-bytes.ts';
import { containerIssue, isZip } from '../../../ui/tables/sheets/other-formats.ts';

/** What a file holds: an XLIFF document, or rows of a sheet. */
export type WordsFileContent = { xliff: string } | { entries: { place: string; source: string; text: string }[] };

/**
 * Reads a file of translations; null for a sheet without its columns and for a file that cannot be read. Throws a sentence
 * where the person can do something about it.
 */
export async function readWordsFile(file: File): Promise<WordsFileContent | null> {
  const bytes = await readBytes(file);
  if (bytes === null) return null;
  const issue = containerIssue(bytes);
  if (issue !== null) throw new Error(issue);
  if (!isZip(bytes)) return { xliff: new TextDecoder().decode(bytes) };
  const { readSheet } = await import('read-excel-file/universal');
  // White space of a text counts, also at its ends.
  const rows = await readSheet(bytes.buffer as ArrayBuffer, undefined, { trim: false }).catch(() => null);
  return rows && entriesOf(rows);
}

type Cell = unknown;

const textOf = (cell: Cell): string => (cell === null || cell === undefined ? '' : String(cell));

function entriesOf([heads = [], ...rows]: readonly (readonly Cell[])[]): WordsFileContent | null {
  const names = heads.map((head) => textOf(head).trim());
  const [place, source, text] = [SHEET_COLUMNS.place, SHEET_COLUMNS.source, SHEET_COLUMNS.text].map((head) =>
    names.indexOf(head),
  ) as [number, number, number];
  if (place < 0 || source < 0 || text < 0) return null;
  const entries = rows.map((row) => ({
    place: textOf(row[place]),
    source: textOf(row[source]),
    text: textOf(row[text]),
  }));
  return { entries: entries.filter((entry) => entry.place !== '') };
}
