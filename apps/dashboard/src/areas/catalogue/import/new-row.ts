import { ITEM_FIELDS } from '@vitrine/contract/catalogue/item-fields';
import { catalogueMessages as messages } from '@vitrine/contract/catalogue/messages';
import { hasLostCharacters } from '@vitrine/contract/characters/lost-characters';
import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import type { AssetIndex } from '@vitrine/contract/latest-file';
import { sheetMessages } from '@vitrine/contract/screens/sheet-messages';
import { freeId, idLike } from '@vitrine/domain/catalogue/new-items';
import type { Row } from '@vitrine/domain/catalogue/rows-of';
import { isFormulaError } from '@vitrine/domain/sheets/formula-errors';
import { isShortened, lostText } from '@vitrine/domain/sheets/spreadsheet-losses';
import type { SheetCell } from '../../../ui/tables/sheets/read-sheet.ts';
import type { Tab } from '../data-tabs.ts';
import type { CreatedRow, DryRun, ImportIssue } from './dry-run.ts';
import { hasEnabledField, ID_COLUMN, newColumnsOf, type ReadCell } from './import-columns.ts';

/** The state that new rows are validated against. */
export interface Creating {
  file: ConfiguratorFile;
  /** The version's images; undefined until they are loaded. */
  images: AssetIndex | undefined;
  /** The ids in use, with the ids of new rows. */
  taken: Set<string>;
}

interface NewLine {
  line: number;
  /** '' for rows without one. */
  id: string;
  cellOf: (head: string) => SheetCell;
  readCell: ReadCell;
}

type NewTab = Pick<Tab, 'kind' | 'location' | 'rows' | 'label'>;

const readFields = ({ line, cellOf, readCell }: NewLine, tab: NewTab, file: ConfiguratorFile) => {
  const item: Record<string, unknown> = {};
  const values: CreatedRow['values'] = [];
  const issues: ImportIssue[] = [];
  for (const { head, required, read } of newColumnsOf(tab.kind)) {
    const cell = cellOf(head);
    const text = String(cell);
    if (text.trim() === '' && !required) continue;
    const done = hasLostCharacters(text)
      ? { error: messages.charactersLost }
      : read(cell, { item, rows: tab.rows, file, readCell });
    if ('error' in done) issues.push({ line, column: head, text, issue: done.error });
    else {
      Object.assign(item, done.value);
      values.push({ column: head, text: text.trim() });
    }
  }
  return { item, values, issues };
};

/** The fields with the path of an image. */
const IMAGE_FIELDS = Object.entries(ITEM_FIELDS).flatMap(([name, { kind }]) => (kind === 'image' ? [name] : []));

const notesOn = (item: Record<string, unknown>, tab: NewTab, images: AssetIndex | undefined): string[] => {
  const notes = IMAGE_FIELDS.flatMap((field) => {
    const path = item[field];
    return typeof path === 'string' && !Object.hasOwn(images ?? {}, path) ? [messages.importImageMissing(path)] : [];
  });
  if (tab.kind === 'layer' && item.image_path === undefined) notes.push(messages.importNoImage);
  if (tab.rows.some(({ name }) => name === item.name)) notes.push(messages.importSameName);
  return notes;
};

const isLost = (id: string, rows: readonly Row[]): boolean =>
  lostText(
    rows.map((row) => String(row.id)),
    id,
  ) !== undefined;

/** Adds a row that the table does not have to the dry run: as a new item, or as an issue. */
export const takeNewLine = (run: DryRun, input: NewLine, tab: NewTab, creating: Creating | null): void => {
  const { line, id } = input;
  const issue = (sentence: string): number => run.issues.push({ line, column: ID_COLUMN, text: id, issue: sentence });
  if (creating === null) return void issue(messages.importUnknownId);
  if (hasLostCharacters(id)) return void issue(messages.charactersLost);
  if (isFormulaError(id)) return void issue(sheetMessages.formulaError);
  if (isShortened(id) || isLost(id, tab.rows)) return void issue(sheetMessages.shortened);
  if (newColumnsOf(tab.kind).length === 0) return void issue(messages.importNotHere(tab.label));
  const requestedId = id === '' ? '' : idLike(tab.rows, id);
  if (requestedId === null || id.length > 200) return void issue(messages.importIdInvalid);
  const { item, values, issues } = readFields(input, tab, creating.file);
  if (issues.length > 0) return void run.issues.push(...issues);
  const named = requestedId === '' ? freeId(creating.taken, tab.rows, String(item.name)) : requestedId;
  creating.taken.add(String(named));
  const plain = hasEnabledField(tab.kind)
    ? { enabled: true }
    : tab.kind === 'layer'
      ? { filter: [], disabled: null }
      : {};
  run.created.push({
    line,
    values: [{ column: ID_COLUMN, text: String(named) }, ...values],
    notes: notesOn(item, tab, creating.images),
    location: tab.location,
    item: { id: named, ...plain, ...item } as unknown as Row,
  });
};
