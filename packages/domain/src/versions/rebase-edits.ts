import { EDITED_FIELDS } from '@vitrine/contract/catalogue/edited-fields';
import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import { applyEdits } from '../catalogue/edits/apply-edits.ts';
import { type DescribedEdit, describeEdits, shownValue } from '../catalogue/edits/describe-edits.ts';
import {
  type EditedField,
  type EditedFields,
  type EditedItem,
  type Edits,
  type ItemKey,
  sameKey,
} from '../catalogue/edits/edits.ts';
import { keepRealEdits } from '../catalogue/edits/keep-real-edits.ts';
import type { EditedValue } from '../catalogue/fields/field-kinds.ts';
import { comparedValue, valueInFile } from '../catalogue/fields/row-values.ts';
import { findItem } from '../catalogue/find-item.ts';
import type { Row } from '../catalogue/rows-of.ts';
import { locationIn } from './location-in.ts';

/** One field that both sides changed to different values. */
export interface Clash {
  /** The row in the newer version. */
  key: ItemKey;
  name: string;
  field: EditedField;
  base: EditedValue;
  mine: EditedValue;
  theirs: EditedValue;
  /** The edit that 'mine' applies. */
  edit: EditedFields;
}

export interface RebaseResult {
  /** Edits without a conflict, by the keys of the newer version. */
  edits: Edits;
  clashes: readonly Clash[];
  /** Names of rows that the newer version no longer has. Their edits are left out. */
  gone: readonly string[];
}

export type ClashChoice = 'mine' | 'theirs';

interface SortedEdits {
  edits: EditedItem[];
  clashes: Clash[];
  gone: string[];
}

const sortInto = (sorted: SortedEdits, edit: EditedItem, key: ItemKey, was: Row, now: Row): void => {
  const changes: EditedFields = {};
  for (const field of EDITED_FIELDS) {
    const mine = edit.data[field];
    if (mine === undefined) continue;
    const base = valueInFile(was, field);
    const theirs = valueInFile(now, field);
    const [asBase, asMine, asTheirs] = [base, mine, theirs].map((value) => comparedValue(field, value));
    if (asTheirs === asMine) continue;
    const change: EditedFields = { [field]: mine };
    if (asTheirs === asBase) Object.assign(changes, change);
    else
      sorted.clashes.push({
        ...{ key, name: now.name, field, edit: change },
        base: shownValue(field, base),
        mine: shownValue(field, mine),
        theirs: shownValue(field, theirs),
      });
  }
  if (Object.keys(changes).length > 0) sorted.edits.push({ ...key, data: changes });
};

/** Each side can disable what the other left enabled. The last door range is then a conflict too. */
const askForLastDoorRange = (target: ConfiguratorFile, sorted: SortedEdits): void => {
  const applied = applyEdits(target, sorted.edits);
  if (!('issue' in applied) || applied.issue !== 'last_door_range' || applied.key === undefined) return;
  const { key } = applied;
  const row = findItem(target, key);
  if (row === null) return;
  sorted.edits = sorted.edits.filter((edit) => !sameKey(edit, key));
  sorted.clashes.push({
    ...{ key, name: row.name, field: 'disabled', edit: { disabled: true } },
    ...{ base: null, mine: true, theirs: null },
  });
};

/**
 * Moves edits of `base` to `target`, a version that another user saved in the meantime. Fields that only one side
 * changed are applied; fields that both changed to different values are conflicts.
 */
export const rebaseEdits = (base: ConfiguratorFile, edits: Edits, target: ConfiguratorFile): RebaseResult => {
  const sorted: SortedEdits = { edits: [], clashes: [], gone: [] };
  for (const edit of keepRealEdits(base, edits)) {
    const was = findItem(base, edit);
    const location = locationIn(base, target, edit.layer_index);
    const now = location === null ? null : findItem(target, { layer_index: location, id: edit.id });
    if (was === null || location === null || now === null) sorted.gone.push(was?.name ?? String(edit.id));
    else sortInto(sorted, edit, { layer_index: location, id: now.id }, was, now);
  }
  askForLastDoorRange(target, sorted);
  return sorted;
};

/** Key of a conflict among the choices. */
export const clashId = ({ key, field }: Pick<Clash, 'key' | 'field'>): string =>
  `${key.layer_index} ${key.id} ${field}`;

/** The edits with every conflict resolved. One without a choice stays as theirs. */
export const settleClashes = (
  target: ConfiguratorFile,
  { edits, clashes }: Pick<RebaseResult, 'edits' | 'clashes'>,
  choices: ReadonlyMap<string, ClashChoice>,
): Edits => {
  const settled: EditedItem[] = [...edits];
  for (const clash of clashes) {
    if (choices.get(clashId(clash)) !== 'mine') continue;
    const editIndex = settled.findIndex((edit) => sameKey(edit, clash.key));
    const before = settled[editIndex];
    if (before === undefined) settled.push({ ...clash.key, data: clash.edit });
    else settled[editIndex] = { ...before, data: { ...before.data, ...clash.edit } };
  }
  return keepRealEdits(target, settled);
};

/** A field of a moved edit: the own value, that of the newer version, and the one that is saved. */
export interface MovedField extends Pick<DescribedEdit, 'key' | 'name' | 'thumbnail' | 'field'> {
  mine: EditedValue;
  theirs: EditedValue;
  saved: EditedValue;
}

/** What a save of moved edits writes, field by field, with the conflicts; by layer. */
export const describeMove = (
  target: ConfiguratorFile,
  rebased: Pick<RebaseResult, 'edits' | 'clashes'>,
  choices: ReadonlyMap<string, ClashChoice>,
): { layer: string; rows: MovedField[] }[] => {
  const clashIds = new Set(rebased.clashes.map(clashId));
  const allMine = settleClashes(target, rebased, new Map([...clashIds].map((id) => [id, 'mine'])));
  return describeEdits(target, allMine).map(({ layer, rows }) => ({
    layer,
    rows: rows.map(({ before: theirs, after: mine, ...row }) => {
      const isTheirs = clashIds.has(clashId(row)) && choices.get(clashId(row)) !== 'mine';
      return { ...row, mine, theirs, saved: isTheirs ? theirs : mine };
    }),
  }));
};
