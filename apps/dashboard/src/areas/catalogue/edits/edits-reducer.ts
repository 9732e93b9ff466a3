import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import { type BulkChange, type BulkOutcome, bulkEdit, editUnlocked } from '@vitrine/domain/catalogue/edits/bulk-edit';
import { editItem } from '@vitrine/domain/catalogue/edits/edit-item';
import { editItems, type ItemChange } from '@vitrine/domain/catalogue/edits/edit-items';
import { rowLock } from '@vitrine/domain/catalogue/edits/editing-disabled';
import type { EditedFields, Edits, ItemKey, Location } from '@vitrine/domain/catalogue/edits/edits';
import { toggleDoorRange } from '@vitrine/domain/catalogue/edits/toggle-door-range';
import { toggleItem } from '@vitrine/domain/catalogue/edits/toggle-item';
import { undoItem } from '@vitrine/domain/catalogue/edits/undo-item';
import { losesManufacturer } from '@vitrine/domain/manufacturers/last-manufacturer';
import { NO_PRODUCTS, type Products } from '@vitrine/domain/manufacturers/products';
import { toggleManufacturer } from '@vitrine/domain/manufacturers/toggle-manufacturer';

/**
 * `rows_locked`: some of several rows did not change, because their door range is off. `below_zero`: none changed, because
 * some prices would be negative. `over_tagged`: none changed, because some rows would have too many tags.
 */
export type EditIssue =
  | 'door_range_disabled'
  | 'last_door_range'
  | 'last_manufacturer'
  | 'rows_locked'
  | 'below_zero'
  | 'over_tagged';

export interface EditsState {
  edits: Edits;
  past: readonly Edits[];
  future: readonly Edits[];
  /** Why the last action did nothing, or not all of it; `times` counts, so that a repeated issue is announced again. */
  issue: { code: EditIssue; times: number; rows?: number } | null;
}

export type EditsAction =
  | { do: 'edit'; key: ItemKey; change: EditedFields }
  | { do: 'bulk'; keys: readonly ItemKey[]; change: BulkChange }
  | { do: 'editMany'; changes: readonly ItemChange[] }
  | { do: 'toggleItem'; key: ItemKey }
  | { do: 'toggleManufacturer'; location: Location; id: number }
  | { do: 'undoItem'; key: ItemKey }
  | { do: 'restore'; edits: Edits }
  | { do: 'clear' }
  | { do: 'undo' }
  | { do: 'redo' };

export const NO_EDITS: EditsState = { edits: [], past: [], future: [], issue: null };

const MAXIMUM_STEPS = 200;

interface Outcome {
  edits?: Edits;
  issue?: EditIssue;
  rows?: number;
}

const editOne = (file: ConfiguratorFile, edits: Edits, key: ItemKey, change: EditedFields): Outcome =>
  rowLock(file, edits)(key) ? { issue: 'door_range_disabled' } : { edits: editItem(file, edits, key, change) };

/** The new edits, and why some rows did not change. */
const outcomeOfMany = ({ edits, locked, keepsLastRange, belowZero, overTagged }: BulkOutcome): Outcome => {
  if (belowZero > 0) return { issue: 'below_zero', rows: belowZero };
  if (overTagged > 0) return { issue: 'over_tagged' };
  if (keepsLastRange) return { edits, issue: 'last_door_range' };
  return locked === 0 ? { edits } : { edits, issue: 'rows_locked', rows: locked };
};

/** The draft first, then the edits since then, which win. Items that the file does not have are left out. */
const mergeEdits = (file: ConfiguratorFile, draft: Edits, since: Edits): Edits =>
  editItems(
    file,
    [],
    [...draft, ...since].map(({ data, ...key }) => ({ key, change: data })),
  );

const toggle = (file: ConfiguratorFile, edits: Edits, key: ItemKey): Outcome =>
  key.layer_index === 'pano_doors' ? toggleDoorRange(file, edits, key.id) : toggleItem(file, edits, key);

const outcomeOf = (file: ConfiguratorFile, { edits }: EditsState, action: EditsAction): Outcome => {
  switch (action.do) {
    case 'edit':
      return editOne(file, edits, action.key, action.change);
    case 'bulk':
      return outcomeOfMany(bulkEdit(file, edits, action.keys, action.change));
    case 'editMany':
      return outcomeOfMany(editUnlocked(file, edits, action.changes));
    case 'toggleItem':
      return toggle(file, edits, action.key);
    case 'undoItem':
      return { edits: undoItem(edits, action.key) };
    case 'restore':
      return { edits: mergeEdits(file, action.edits, edits) };
    default:
      return { edits: [] };
  }
};

/** Rejects an action that would disable the last manufacturer of a layer. Actions that take edits back always pass. */
const guardedOutcome = (
  file: ConfiguratorFile,
  state: EditsState,
  action: EditsAction,
  products: Products,
): Outcome => {
  if (action.do === 'toggleManufacturer') {
    const outcome = toggleManufacturer(file, state.edits, action, products);
    return 'issue' in outcome ? outcome : outcomeOfMany(outcome);
  }
  const outcome = outcomeOf(file, state, action);
  const takesBack = action.do === 'undoItem' || action.do === 'restore' || action.do === 'clear';
  if (takesBack || outcome.edits === undefined) return outcome;
  return losesManufacturer(file, state.edits, outcome.edits, products) ? { issue: 'last_manufacturer' } : outcome;
};

const step = (state: EditsState, from: 'past' | 'future', to: 'past' | 'future'): EditsState => {
  const edits = state[from].at(-1);
  if (edits === undefined) return state;
  return { ...state, edits, [from]: state[from].slice(0, -1), [to]: [...state[to], state.edits], issue: null };
};

/** Unchanged edits keep their identity, so that ten thousand of them are compared at once. */
const same = (one: Edits, other: Edits): boolean =>
  one.length === other.length &&
  one.every((edit, at) => edit === other[at] || JSON.stringify(edit) === JSON.stringify(other[at]));

/** Pending edits of one file with undo and redo. The rules are the domain's, so that the server accepts what the table accepts. */
export const createEditsReducer =
  (file: ConfiguratorFile, products: Products = NO_PRODUCTS) =>
  (state: EditsState, action: EditsAction): EditsState => {
    if (action.do === 'undo') return step(state, 'past', 'future');
    if (action.do === 'redo') return step(state, 'future', 'past');
    const outcome = guardedOutcome(file, state, action, products);
    const issue =
      outcome.issue === undefined
        ? null
        : {
            code: outcome.issue,
            times: (state.issue?.times ?? 0) + 1,
            ...(outcome.rows !== undefined && { rows: outcome.rows }),
          };
    const { edits = state.edits } = outcome;
    if (same(edits, state.edits)) return issue === null ? state : { ...state, issue };
    return { edits, past: [...state.past, state.edits].slice(-MAXIMUM_STEPS), future: [], issue };
  };
