import type { LayeredFile, LayerItem } from '@vitrine/contract/configurator-file';
import { editItem } from '@vitrine/domain/catalogue/edit-item';
import { isEditingDisabled } from '@vitrine/domain/catalogue/editing-disabled';
import type { EditedFields, Edits, ItemKey } from '@vitrine/domain/catalogue/edits';
import { findItem } from '@vitrine/domain/catalogue/find-item';
import { toggleDoorRange } from '@vitrine/domain/catalogue/toggle-door-range';
import { toggleItem } from '@vitrine/domain/catalogue/toggle-item';
import { undoItem } from '@vitrine/domain/catalogue/undo-item';

export type EditRefusal = 'door_range_disabled' | 'last_door_range';

export interface EditsState {
  edits: Edits;
  past: readonly Edits[];
  future: readonly Edits[];
  /** Why the last action did nothing; `times` tells the same refusal twice from once. */
  refusal: { code: EditRefusal; times: number } | null;
}

export type EditsAction =
  | { do: 'edit'; key: ItemKey; change: EditedFields }
  | { do: 'toggleItem'; key: ItemKey }
  | { do: 'toggleDoorRange'; id: string | number }
  | { do: 'undoItem'; key: ItemKey }
  | { do: 'restore'; edits: Edits }
  | { do: 'clear' }
  | { do: 'undo' }
  | { do: 'redo' };

export const NO_EDITS: EditsState = { edits: [], past: [], future: [], refusal: null };

const STEPS_KEPT = 200;

type Outcome = { edits: Edits } | { refusal: EditRefusal };

const editUnlocked = (file: LayeredFile, edits: Edits, key: ItemKey, change: EditedFields): Outcome => {
  const item = key.layer_index === 'pano_doors' ? null : (findItem(file, key) as LayerItem | null);
  if (item !== null && isEditingDisabled(file, edits, item)) return { refusal: 'door_range_disabled' };
  return { edits: editItem(file, edits, key, change) };
};

/** Kept edits first, then what was done since: the later word counts. Items that the file does not have are left out. */
const mergeEdits = (file: LayeredFile, kept: Edits, since: Edits): Edits =>
  [...kept, ...since].reduce<Edits>((merged, { data, ...key }) => editItem(file, merged, key, data), []);

const outcomeOf = (file: LayeredFile, { edits }: EditsState, action: EditsAction): Outcome => {
  switch (action.do) {
    case 'edit':
      return editUnlocked(file, edits, action.key, action.change);
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

const step = (state: EditsState, from: 'past' | 'future', to: 'past' | 'future'): EditsState => {
  const edits = state[from].at(-1);
  if (edits === undefined) return state;
  return { ...state, edits, [from]: state[from].slice(0, -1), [to]: [...state[to], state.edits], refusal: null };
};

const same = (one: Edits, other: Edits): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Pending edits of one file with undo and redo; the rules are the domain's, so that the server refuses nothing the table allowed. */
export const createEditsReducer =
  (file: LayeredFile) =>
  (state: EditsState, action: EditsAction): EditsState => {
    if (action.do === 'undo') return step(state, 'past', 'future');
    if (action.do === 'redo') return step(state, 'future', 'past');
    const outcome = outcomeOf(file, state, action);
    if ('refusal' in outcome)
      return { ...state, refusal: { code: outcome.refusal, times: (state.refusal?.times ?? 0) + 1 } };
    if (same(outcome.edits, state.edits)) return state;
    const past = [...state.past, state.edits].slice(-STEPS_KEPT);
    return { edits: outcome.edits, past, future: [], refusal: null };
  };
