import { EDITED_FIELDS } from '@vitrine/contract/catalogue/edited-fields';
import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import { shownValue } from '../catalogue/edits/describe-edits.ts';
import type { EditedField } from '../catalogue/edits/edits.ts';
import type { EditedValue } from '../catalogue/fields/field-kinds.ts';
import { comparedValue, valueInFile } from '../catalogue/fields/row-values.ts';
import { imageOf, locationsOf, type Row, rowsOf } from '../catalogue/rows-of.ts';
import { sameValue } from './same-value.ts';

/** 'image' is the image that the viewer draws. 'other' is any field without a label. */
export type DifferentField = EditedField | 'image' | 'other';

export interface FieldChange {
  field: DifferentField;
  before: EditedValue;
  after: EditedValue;
}

export interface RowDifference {
  kind: 'added' | 'removed' | 'changed';
  /** Unique within its group. */
  key: string;
  /** The earlier name, so that a renamed row is still recognised; the new name of an added row. */
  name: string;
  thumbnail: string | null;
  /** Empty unless the row is changed. */
  fields: readonly FieldChange[];
}

export interface GroupDifference {
  key: string;
  /** The layer or category. */
  group: string;
  rows: readonly RowDifference[];
}

interface Group {
  key: string;
  name: string;
  rows: readonly Row[];
}

/** Fields that are shown by name or computed at every save. They are not 'other'. */
const DESCRIBED: ReadonlySet<string> = new Set([...EDITED_FIELDS, 'id', 'image_path', 'enabled', 'editingDisabled']);

const numbered = (key: string, taken: ReadonlyMap<string, unknown>): string => {
  let free = key;
  for (let times = 2; taken.has(free); times++) free = `${key} (${times})`;
  return free;
};

/** Groups by kind and name. A second one with the same name gets a number. */
const groupsOf = (file: ConfiguratorFile): Map<string, Group> => {
  const groups = new Map<string, Group>();
  for (const { location, name } of locationsOf(file)) {
    const kind = typeof location === 'number' ? `layer ${name.trim().toLowerCase()}` : location;
    const key = numbered(kind, groups);
    groups.set(key, { key, name, rows: rowsOf(file, location) });
  }
  return groups;
};

const rowsById = (rows: readonly Row[]): Map<string, Row> => {
  const byId = new Map<string, Row>();
  for (const row of rows) byId.set(numbered(String(row.id), byId), row);
  return byId;
};

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** A field of the file itself. Its name is free text and can be that of an object's property. */
const own = (row: Row, field: string): unknown => (Object.hasOwn(row, field) ? row[field] : undefined) ?? null;

const restDiffers = (before: Row, after: Row): boolean => {
  const differs = (field: string): boolean =>
    !DESCRIBED.has(field) && !sameValue(own(before, field), own(after, field));
  for (const field in before) if (differs(field)) return true;
  for (const field in after) if (!Object.hasOwn(before, field) && differs(field)) return true;
  return false;
};

const fieldChange = (before: Row, after: Row, field: EditedField): FieldChange[] => {
  const [was, now] = [valueInFile(before, field), valueInFile(after, field)];
  if (was === now || comparedValue(field, was) === comparedValue(field, now)) return [];
  return [{ field, before: shownValue(field, was), after: shownValue(field, now) }];
};

const changesOf = (before: Row, after: Row): FieldChange[] => {
  const changes: FieldChange[] = EDITED_FIELDS.flatMap((field) => fieldChange(before, after, field));
  const [was, now] = [textOf(before.image_path), textOf(after.image_path)];
  if (was !== now) changes.push({ field: 'image', before: was, after: now });
  if (restDiffers(before, after)) changes.push({ field: 'other', before: null, after: null });
  return changes;
};

const describe = (
  kind: RowDifference['kind'],
  key: string,
  row: Row,
  fields: readonly FieldChange[] = [],
): RowDifference => ({ kind, key, name: row.name, thumbnail: imageOf(row), fields });

const rowDifferences = (before: readonly Row[], after: readonly Row[]): RowDifference[] => {
  const former = rowsById(before);
  const latter = rowsById(after);
  const found: RowDifference[] = [];
  for (const [key, row] of former) {
    const now = latter.get(key);
    if (now === undefined) found.push(describe('removed', key, row));
    else if (now !== row) {
      const fields = changesOf(row, now);
      if (fields.length > 0) found.push(describe('changed', key, row, fields));
    }
  }
  for (const [key, row] of latter) if (!former.has(key)) found.push(describe('added', key, row));
  return found;
};

/**
 * The differences from one data file to another, row by row, in the order of the later file. Groups that only the
 * earlier one has come last. Rows match by id and layers by name, so moving either is no difference.
 */
export const differencesBetween = (before: ConfiguratorFile, after: ConfiguratorFile): GroupDifference[] => {
  const former = groupsOf(before);
  const latter = groupsOf(after);
  const gone = [...former.values()].filter(({ key }) => !latter.has(key));
  return [...latter.values(), ...gone]
    .map(({ key, name }) => ({
      key,
      group: name,
      rows: rowDifferences(former.get(key)?.rows ?? [], latter.get(key)?.rows ?? []),
    }))
    .filter(({ rows }) => rows.length > 0);
};

/** Rows added and removed, and fields changed. */
export const countDifferences = (groups: readonly GroupDifference[]): number =>
  groups.reduce((sum, { rows }) => rows.reduce((inner, { fields }) => inner + Math.max(fields.length, 1), sum), 0);
