import type { FieldLabel } from '@vitrine/contract/catalogue/field-labels';
import type { FieldColumn, ItemField, ShownColumn, TableKind } from '@vitrine/contract/catalogue/item-field';
import { ITEM_FIELDS, type ItemFieldName } from '@vitrine/contract/catalogue/item-fields';
import type { EditedField } from '../edits/edits.ts';

/** A column of the registry with the field that it belongs to. */
export interface Column extends FieldColumn {
  field: ItemFieldName;
  key: string;
  label: FieldLabel;
}

/** A column of a table on screen. */
export interface ScreenColumn {
  column: Column;
  look: ShownColumn;
}

const fields = Object.entries(ITEM_FIELDS) as [ItemFieldName, ItemField][];

/** All columns of all tables, in the order of the registry. */
const COLUMNS: readonly Column[] = fields.flatMap(([field, { label, columns }]) =>
  columns.map((column) => ({ key: field, label, ...column, field })),
);

const before = (isFirst: (column: Column) => boolean, columns: readonly Column[]): Column[] => [
  ...columns.filter(isFirst),
  ...columns.filter((column) => !isFirst(column)),
];

const isName = ({ field }: Column): boolean => field === 'name';
const isId = ({ field }: Column): boolean => field === 'id';

/** Computed once for each table: rows compare their columns by identity. */
const perTable = <T>(make: (table: TableKind) => T): ((table: TableKind) => T) => {
  const made = new Map<TableKind, T>();
  return (table) => {
    const known = made.get(table) ?? make(table);
    made.set(table, known);
    return known;
  };
};

const looksIn = (column: Column, table: TableKind): ScreenColumn[] =>
  (column.shown ?? []).filter((look) => look.in.includes(table)).map((look) => ({ column, look }));

/** The columns of a table on screen, in their order. */
export const shownColumns = perTable((table): readonly ScreenColumn[] =>
  before(({ first }) => first === true, COLUMNS).flatMap((column) => looksIn(column, table)),
);

/** The columns of an exported file: the ID comes first. */
export const fileColumns = perTable((table): readonly Column[] =>
  before(
    isId,
    COLUMNS.filter(({ exported }) => exported?.includes(table)),
  ),
);

/**
 * The columns that a new row of an import may fill, in the order in which they are read: the name, what an exported
 * file has, then the rest. Empty for tables that cannot grow this way.
 */
export const newRowColumns = perTable((table): readonly Column[] => {
  const columns = COLUMNS.filter(({ created }) => created?.includes(table));
  return before(
    isName,
    before(({ exported }) => exported?.includes(table) === true, columns),
  );
});

/** What a table can be searched by; Name comes first and is always one. */
export const searchedColumns = perTable((table): readonly Column[] =>
  before(
    isName,
    COLUMNS.filter(({ searched }) => searched?.in.includes(table)),
  ).map((column) => ({ ...column, label: column.searched?.label ?? column.label })),
);

/** The column whose values the option filter of a table offers; undefined where it has no such filter. */
export const filteredColumn = (table: TableKind): Column | undefined =>
  COLUMNS.find(({ filtered }) => filtered?.includes(table));

/** Whether a table has a column of a field on screen. */
export const showsField = (table: TableKind, field: ItemFieldName): boolean =>
  shownColumns(table).some(({ column }) => column.field === field);

/** The field of a column if rows of the table may change it; null where they only show it. */
export const editedIn = (table: TableKind, { field }: Column): EditedField | null => {
  const declared: ItemField = ITEM_FIELDS[field];
  return 'editable' in declared && declared.editable.includes(table) ? (field as EditedField) : null;
};
