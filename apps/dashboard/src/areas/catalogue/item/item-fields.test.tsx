import { fireEvent, screen, within } from '@testing-library/react';
import { editedField } from '@vitrine/contract/catalogue/edited-fields';
import type { ItemField, TableKind } from '@vitrine/contract/catalogue/item-field';
import { ITEM_FIELDS } from '@vitrine/contract/catalogue/item-fields';
import { CONFIGURATOR_TYPE } from '@vitrine/contract/configurators/limits';
import type { EditedField } from '@vitrine/domain/catalogue/edits/edits';
import {
  editedIn,
  fileColumns,
  newRowColumns,
  searchedColumns,
  shownColumns,
} from '@vitrine/domain/catalogue/fields/columns';
import { editableFields } from '@vitrine/domain/catalogue/fields/editable-fields';
import { formatField, isTyped } from '@vitrine/domain/catalogue/fields/parse-field';
import { parseSearch } from '@vitrine/domain/catalogue/search';
import { aLayer, aLayeredFile, anItem } from '@vitrine/fixtures/catalogue';
import { aFieldValue } from '@vitrine/fixtures/field-values';
import { aBlend, aFloorsFile, aRobeFile } from '@vitrine/fixtures/floors-and-robes';
import { beforeAll, describe, expect, test } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';
import { aConfigurator, withVersions } from '../../../test/samples.ts';
import { columnText } from '../column-values.ts';
import { type Tab, tabsOf } from '../data-tabs.ts';
import { readImport } from '../import/read-import.ts';
import { isTypedInCell } from '../rows/FieldCell.tsx';
import { isPastedColumn, pasteColumn } from '../table/paste-column.ts';
import { sheetOf } from '../table/TableMenu.tsx';
import { type EditsById, matchingRows } from '../table/table-rows.ts';

// The screen is read from source once, outside the time that a test may wait for it.
beforeAll(async () => {
  await import('../DataScreen.tsx');
});

const FILES = [
  { type: CONFIGURATOR_TYPE.panoramic, file: aLayeredFile() },
  {
    type: CONFIGURATOR_TYPE.floors,
    file: aFloorsFile({ blends: [aBlend(), aBlend({ id: 'S', type: 'sika-blend' })] }),
  },
  { type: CONFIGURATOR_TYPE.slidingrobe, file: aRobeFile() },
];

/** One tab of every kind of table. */
const TABLES = FILES.flatMap(({ type, file }) =>
  tabsOf(file).map((tab) => ({ type, file, tab, kind: tab.kind })),
).filter(({ kind }, at, all) => all.findIndex((other) => other.kind === kind) === at);

const declared = Object.values(ITEM_FIELDS) as ItemField[];
const declaredIn = (kind: TableKind, what: 'exported' | 'created'): number =>
  declared.flatMap(({ columns }) => columns).filter((column) => column[what]?.includes(kind)).length;

const firstRow = ({ rows }: Tab) => {
  const [row] = rows;
  if (row === undefined) throw new Error('The fixture has no such row');
  return row;
};

const typedIn = (tab: Tab): EditedField[] => editableFields(tab.location).filter(isTyped);
const editOf = (tab: Tab, field: EditedField) => new Map([[String(firstRow(tab).id), { [field]: aFieldValue(field) }]]);

test('every kind of table is looked at', () => {
  const kinds = new Set(declared.flatMap((field) => ('editable' in field ? field.editable : [])));
  expect(new Set(TABLES.map(({ kind }) => kind))).toEqual(kinds);
});

describe.each(TABLES)('$kind', ({ tab, kind, file, type }) => {
  test('has every declared column on screen, and a cell for each field that is typed there', async () => {
    renderApp(`/configurators/1/data?layer=${tab.key}`, {
      'GET /api/configurators/1': withVersions(aConfigurator({ configurator_type_id: type })),
      'GET /oakline-kitchens/kitchens/panoramic-kitchen/v/1.001/data.json': file,
    });
    await screen.findByRole('tablist', { name: 'Layers' });
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    const looks = declared.flatMap(({ label, columns }) =>
      columns.flatMap((column) =>
        (column.shown ?? [])
          .filter((look) => look.in.includes(kind))
          .map((look) => look.label ?? column.label ?? label),
      ),
    );
    expect(heads.toSorted()).toEqual(looks.toSorted());
    const { name } = firstRow(tab);
    const typed = shownColumns(kind).flatMap(({ column }) => editedIn(kind, column) ?? []);
    for (const field of typed.filter(isTypedInCell))
      expect(screen.getByLabelText(`${editedField(field).label} of ${name}`)).toBeDefined();
  });

  test('finds a row by each field that is searched', () => {
    const row = firstRow(tab);
    for (const column of searchedColumns(kind)) {
      const field = editedIn(kind, column);
      const edits: EditsById = field !== null && isTyped(field) ? editOf(tab, field) : new Map();
      const text = columnText(column, row, edits.get(String(row.id)) ?? {});
      const query = { table: kind, parsed: parseSearch(text), column, display: 'All' as const };
      expect(text).not.toBe('');
      expect(matchingRows(tab.rows, edits, query)).toContain(row);
      const nothing = { ...query, parsed: parseSearch('nowhere') };
      expect(matchingRows(tab.rows, edits, nothing)).toEqual([]);
    }
  });

  test('exports every declared column, and imports the ones that users type into', async () => {
    expect(fileColumns(kind)).toHaveLength(declaredIn(kind, 'exported'));
    expect(newRowColumns(kind)).toHaveLength(declaredIn(kind, 'created'));
    for (const field of typedIn(tab)) {
      const sheet = sheetOf(tab, tab.rows, editOf(tab, field)).map((cells) => cells.map((cell) => String(cell ?? '')));
      const run = await readImport(sheet, { tab, edits: new Map(), isLocked: () => false, currency: 'GBP' });
      const key = { layer_index: tab.location, id: firstRow(tab).id };
      expect(run).toMatchObject({ edits: [{ key, change: { [field]: aFieldValue(field) } }], issues: [] });
    }
  });

  test('takes a pasted list into each field that is typed', () => {
    for (const field of typedIn(tab)) {
      expect(isPastedColumn(field)).toBe(true);
      const from = String(firstRow(tab).id);
      const pasted = pasteColumn(formatField(field, aFieldValue(field)), field, {
        rows: tab.rows,
        from,
        location: tab.location,
        currency: 'GBP',
      });
      expect(pasted).toMatchObject({ changes: [{ change: { [field]: aFieldValue(field) } }], issues: [] });
    }
  });
});

test('the form of an item asks for each of its fields', async () => {
  const file = aLayeredFile({ layers: [aLayer({ items: [anItem()] })] });
  renderApp('/configurators/1/data/editProduct?layer=0&item=IT-01', {
    'GET /oakline-kitchens/kitchens/panoramic-kitchen/v/1.001/data.json': file,
  });
  const form = within(await screen.findByRole('dialog', { name: 'Edit Product Data' }));
  for (const field of editableFields(0).filter(isTypedInCell)) {
    const input = form.getByLabelText<HTMLInputElement>(editedField(field).label);
    fireEvent.change(input, { target: { value: formatField(field, aFieldValue(field)) } });
  }
  fireEvent.click(screen.getByRole('button', { name: 'Add Changes' }));
  const changed = editableFields(0).filter(isTypedInCell).length;
  expect((await screen.findByText(/edits? in 1 layer$/)).textContent).toBe(`${changed} edits in 1 layer`);
});
