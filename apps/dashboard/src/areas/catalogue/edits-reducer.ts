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

/** `rows_locked`: some of many rows were left alone because their door range is off. */
export type EditIssue = 'door_range_disabled' | 'last_door_range' | 'last_manufacturer' | 'rows_locked';

export interface EditsState {
  edits: Edits;
  past: readonly Edits[];
  future: readonly Edits[];
  /** Why the last action did nothing, or not all; `times` tells the same issue twice from once. */
  issue: { code: EditIssue; times: number; rows?: number } | null;
}

export type EditsAction =
  | { do: 'edit'; key: ItemKey; change: EditedFields }
  | { do: 'bulk'; keys: readonly ItemKey[]; change: BulkChange }
  | { do: 'editMany'; changes: readonly ItemChange[] }
  | { do: 'toggleItem'; key: ItemKey }
  | { do: 'toggleDoorRange'; id: string | number }
  | { do: 'toggleManufacturer'; location: Location; id: number }
  | { do: 'undoItem'; key: ItemKey }
  | { do: 'restore'; edits: Edits }
  | { do: 'clear' }
  | { do: 'undo' }
  | { do: 'redo' };

export const NO_EDITS: EditsState = { edits: [], past: [], future: [], issue: null };

const STEPS_KEPT = 200;

interface Outcome {
  edits?: Edits;
  issue?: EditIssue;
  rows?: number;
}

const editOne = (file: ConfiguratorFile, edits: Edits, key: ItemKey, change: EditedFields): Outcome =>
  rowLock(file, edits)(key) ? { issue: 'door_range_disabled' } : { edits: editItem(file, edits, key, change) };

/** What of many rows was changed, and why the rest was not. */
const outcomeOfMany = ({ edits, locked, keepsLastRange }: BulkOutcome): Outcome => {
  if (keepsLastRange) return { edits, issue: 'last_door_range' };
  return locked === 0 ? { edits } : { edits, issue: 'rows_locked', rows: locked };
};

/** Kept edits first, then what was done since: the later word counts. Items that the file does not have are left out. */
const mergeEdits = (file: ConfiguratorFile, kept: Edits, since: Edits): Edits =>
  editItems(
    file,
    [],
    [...kept, ...since].map(({ data, ...key }) => ({ key, change: data })),
  );

const outcomeOf = (file: ConfiguratorFile, { edits }: EditsState, action: EditsAction): Outcome => {
  switch (action.do) {
    case 'edit':
      return editOne(file, edits, action.key, action.change);
    case 'bulk':
      return outcomeOfMany(bulkEdit(file, edits, action.keys, action.change));
    case 'editMany':
      return outcomeOfMany(editUnlocked(file, edits, action.changes));
    case 'toggleItem':
      return toggleItem(file, edits, action.key);
    case 'toggleDoorRange':
      return toggleDoorRange(file, edits, action.id);
    case 'undoItem':
      return { edits: undoItem(edits, action.key) };
    case 'restore':
      return { edits: mergeEdits(file, action.edits, edits) };
    default:
      return { edits: [] };
  }
};

/** The same, unless a layer would lose its last enabled manufacturer by it. What takes edits back is never refused. */
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

/** Records that were not touched keep their identity, so that ten thousand of them are compared in no time. */
const same = (one: Edits, other: Edits): boolean =>
  one.length === other.length &&
  one.every((edit, at) => edit === other[at] || JSON.stringify(edit) === JSON.stringify(other[at]));

/** Pending edits of one file with undo and redo; the rules are the domain's, so that the server refuses nothing the table allowed. */
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
    return { edits, past: [...state.past, state.edits].slice(-STEPS_KEPT), future: [], issue };
  };
