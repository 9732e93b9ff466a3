import { ITEM_FIELDS } from '@vitrine/contract/catalogue/item-fields';
import { catalogueMessages } from '@vitrine/contract/catalogue/messages';
import { composeText } from '@vitrine/contract/characters/compose-text';
import { sheetMessages } from '@vitrine/contract/screens/sheet-messages';
import type { EditedField, EditedFields, ItemKey } from '@vitrine/domain/catalogue/edits/edits';
import { comparedValue, valueOnScreen } from '@vitrine/domain/catalogue/fields/row-values';
import type { Row } from '@vitrine/domain/catalogue/rows-of';
import type { NumberStyle } from '@vitrine/domain/numbers/parse-number';
import { unguardedText } from '@vitrine/domain/sheets/csv';
import { isSpreadsheetLoss, spreadsheetNumber } from '@vitrine/domain/sheets/spreadsheet-losses';
import { breathing } from '../../../calls/yield-to-main.ts';
import { personNumbers } from '../../../ui/person-numbers.ts';
import type { SheetCell } from '../../../ui/tables/sheets/read-sheet.ts';
import { columnText } from '../column-values.ts';
import type { Tab } from '../data-tabs.ts';
import { formatShown } from '../format-field.ts';
import type { EditsById } from '../table/table-rows.ts';
import type { DryRun, ImportedRow, ImportIssue } from './dry-run.ts';
import {
  cellReader,
  type FileColumn,
  fileColumnsOf,
  ID_COLUMN,
  newColumnsOf,
  type ReadCell,
  same,
} from './import-columns.ts';
import { type Creating, takeNewLine } from './new-row.ts';

interface ImportInput {
  tab: Pick<Tab, 'kind' | 'location' | 'rows' | 'label'>;
  edits: EditsById;
  isLocked: (key: ItemKey) => boolean;
  currency: string;
  /** Null for users who may not create items. */
  creating?: Creating | null;
  /** The number that a spreadsheet shows beside each row; without it, the rows follow each other from 1. */
  lines?: readonly number[];
  /** How the file's text writes numbers; as the person does, unless they chose otherwise. */
  numbers?: NumberStyle;
}

interface Line {
  line: number;
  row: Row;
  cells: readonly SheetCell[];
}

const readLine = (
  { line, row, cells }: Line,
  columns: readonly (FileColumn | undefined)[],
  edit: EditedFields,
  { readCell, currency }: { readCell: ReadCell; currency: string },
) => {
  const change: EditedFields = {};
  const changes: ImportedRow['changes'] = [];
  const issues: ImportIssue[] = [];
  const kept: string[] = [];
  const restored: string[] = [];
  for (const [at, found] of columns.entries()) {
    const cell = cells[at];
    if (found === undefined || cell === undefined) continue;
    const text = String(cell);
    const { column, field } = found;
    const before = columnText(column, row, edit);
    if (composeText(before) === composeText(text)) continue;
    if (field === null) {
      if (!same(text, before)) kept.push(column.label);
      continue;
    }
    if (!isNumber(field) && isSpreadsheetLoss(before, text)) {
      restored.push(column.label);
      continue;
    }
    const read = readCell(field, cell);
    if ('error' in read) issues.push({ line, column: column.label, text, issue: read.error });
    else if (differs(row, edit, field, read.value)) {
      const becomes = { [field]: read.value };
      Object.assign(change, becomes);
      changes.push({
        column: column.label,
        before: formatShown(field, valueOnScreen(row, edit, field), currency),
        after: formatShown(field, valueOnScreen(row, { ...edit, ...becomes }, field), currency),
      });
    }
  }
  return { change, changes, issues, kept, restored };
};

/** Numbers may have been edited to what a spreadsheet would make of them. */
const isNumber = (field: EditedField): boolean => ITEM_FIELDS[field].kind === 'number';

const differs = (row: Row, edit: EditedFields, field: EditedField, value: unknown): boolean =>
  comparedValue(field, value) !== comparedValue(field, valueOnScreen(row, edit, field));

/**
 * Compares the rows of a file with a table: the rows that change, the number of equal rows, the new rows, and every issue
 * with its line and column. A row with an issue changes nothing. An unusable file returns only an issue. A long file is
 * compared in steps, between which the page answers.
 */
export const readImport = async (
  sheet: readonly (readonly SheetCell[])[],
  { tab, edits, isLocked, currency, creating = null, lines: lineNumbers, numbers = personNumbers() }: ImportInput,
): Promise<DryRun | { issue: string }> => {
  const [first = [], ...lines] = sheet;
  const heads = first.map(String);
  const readCell = cellReader(numbers, currency);
  const idAt = heads.findIndex((head) => same(head, ID_COLUMN));
  if (idAt === -1) return { issue: catalogueMessages.importNoIds };
  if (lines.length === 0) return { issue: catalogueMessages.importEmpty };
  const known = fileColumnsOf(tab.kind);
  const columns = heads.map((head) => known.find(({ column }) => same(column.label, head)));
  const twice = heads.find(
    (head, at) => isRead(head, columns[at]) && heads.some((other, by) => by < at && same(other, head)),
  );
  if (twice !== undefined) return { issue: sheetMessages.columnTwice(twice.trim()) };
  const rowOf = rowFinder(tab.rows);
  const seen = new Set<string>();
  const run: DryRun = {
    changed: [],
    same: 0,
    issues: [],
    unknown: heads.filter((head, at) => columns[at] === undefined && !isForNew(tab, creating, head)),
    kept: [],
    restored: [],
    edits: [],
    created: [],
  };
  const yieldToMain = breathing();
  for (const [index, cells] of lines.entries()) {
    await yieldToMain();
    const line = lineNumbers?.[index + 1] ?? index + 2;
    const id = String(cells[idAt] ?? '').trim();
    const row = rowOf(id);
    const key = row === undefined ? composeText(id) : String(row.id);
    if (id !== '' && seen.has(key))
      run.issues.push({ line, column: ID_COLUMN, text: id, issue: catalogueMessages.importTwice });
    else if (row === undefined) takeNewLine(run, { line, id, cellOf: cellOf(heads, cells), readCell }, tab, creating);
    else takeLine(run, { line, row, cells }, columns, { tab, edits, isLocked, currency, readCell });
    seen.add(key);
  }
  return run;
};

/**
 * Finds rows by id, however the file spells its accents and whatever a spreadsheet makes of a number or of the sign
 * that guards a formula; of two ids that look the same, the exact one.
 */
const rowFinder = (rows: readonly Row[]) => {
  const exact = new Map(rows.map((row) => [String(row.id), row]));
  const composed = new Map(rows.map((row) => [composeText(String(row.id)), row]));
  const byNumber = new Map<number | null, Row | undefined>();
  for (const row of rows) {
    const number = spreadsheetNumber(String(row.id));
    byNumber.set(number, byNumber.has(number) ? undefined : row);
  }
  byNumber.delete(null);
  return (id: string): Row | undefined =>
    exact.get(id) ??
    composed.get(composeText(id)) ??
    exact.get(unguardedText(id)) ??
    byNumber.get(spreadsheetNumber(id));
};

const cellOf =
  (heads: readonly string[], cells: readonly SheetCell[]) =>
  (head: string): SheetCell =>
    cells[heads.findIndex((each) => same(each, head))] ?? '';

/** Of two columns with the same head, either could be the right one. */
const isRead = (head: string, column: FileColumn | undefined): boolean => column !== undefined || same(head, ID_COLUMN);

/** Whether a head without a column of the table is empty, or a column of new rows. */
const isForNew = ({ kind }: ImportInput['tab'], creating: Creating | null, head: string): boolean =>
  head.trim() === '' || (creating !== null && newColumnsOf(kind).some((column) => same(column.head, head)));

const takeLine = (
  run: DryRun,
  at: Line,
  columns: readonly (FileColumn | undefined)[],
  {
    tab,
    edits,
    isLocked,
    currency,
    readCell,
  }: Pick<ImportInput, 'tab' | 'edits' | 'isLocked' | 'currency'> & { readCell: ReadCell },
): void => {
  const { line, row } = at;
  const key: ItemKey = { layer_index: tab.location, id: row.id };
  const { change, changes, issues, kept, restored } = readLine(at, columns, edits.get(String(row.id)) ?? {}, {
    readCell,
    currency,
  });
  for (const label of restored) if (!run.restored.includes(label)) run.restored.push(label);
  for (const label of kept) if (!run.kept.includes(label)) run.kept.push(label);
  if (issues.length > 0) run.issues.push(...issues);
  else if (changes.length === 0) run.same += 1;
  else if (isLocked(key)) {
    const first = changes[0];
    const issue = catalogueMessages.doorRangeDisabled;
    run.issues.push({ line, column: first?.column ?? ID_COLUMN, text: first?.after ?? '', issue });
  } else {
    run.changed.push({ line, name: row.name, changes });
    run.edits.push({ key, change });
  }
};
