import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import type { BulkChange } from '@vitrine/domain/catalogue/edits/bulk-edit';
import type { ItemChange } from '@vitrine/domain/catalogue/edits/edit-items';
import type { EditedFields, Edits, ItemKey, Location } from '@vitrine/domain/catalogue/edits/edits';
import type { Products } from '@vitrine/domain/manufacturers/products';
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { type EditsDraft, type EditsKey, readEditsDraft, saveDraft } from './edits-draft.ts';
import { createEditsReducer, type EditsState, NO_EDITS } from './edits-reducer.ts';

/** What a row may ask for; the same functions for the life of the screen, so that rows need not render again. */
export interface EditActions {
  edit: (key: ItemKey, change: EditedFields) => void;
  /** One change of many rows, and changes of many rows: each is one step to undo. */
  bulk: (keys: readonly ItemKey[], change: BulkChange) => void;
  editMany: (changes: readonly ItemChange[]) => void;
  toggleItem: (key: ItemKey) => void;
  toggleDoorRange: (id: string | number) => void;
  /** All of its products in one layer, or among the door ranges. */
  toggleManufacturer: (location: Location, id: number) => void;
  undoItem: (key: ItemKey) => void;
}

const nothing = (): void => undefined;

/** Where a version is only shown. */
export const NO_ACTIONS: EditActions = {
  ...{ edit: nothing, bulk: nothing, editMany: nothing, undoItem: nothing },
  ...{ toggleItem: nothing, toggleDoorRange: nothing, toggleManufacturer: nothing },
};

export interface CatalogueEdits {
  edits: Edits;
  issue: EditsState['issue'];
  actions: EditActions;
  undo: () => void;
  redo: () => void;
  /** Forgets all edits, here and on this device. */
  clear: () => void;
  /** Left by an earlier visit and not dealt with yet. */
  kept: EditsDraft | null;
  restoreDraft: () => void;
  discardDraft: () => void;
}

const sameRow = (one: ItemKey, other: ItemKey): boolean => one.layer_index === other.layer_index && one.id === other.id;

/** What lies in storage while an offer is open: the kept edits, overruled row by row by newer ones. */
const together = (kept: Edits, edits: Edits): Edits => [
  ...kept.filter((left) => !edits.some((edit) => sameRow(edit, left))),
  ...edits,
];

/** Pending edits of one version, stored on this device until they are saved or discarded. */
export const useCatalogueEdits = (file: ConfiguratorFile, location: EditsKey, products?: Products): CatalogueEdits => {
  const [state, dispatch] = useReducer(
    useMemo(() => createEditsReducer(file, products), [file, products]),
    NO_EDITS,
  );
  const [kept, setDraft] = useState(() => readEditsDraft(location));
  const placeRef = useRef(location);
  const touched = useRef(false);
  const { edits } = state;

  useEffect(() => {
    // The first time there is nothing to keep yet, and what an earlier visit left must stay.
    if (!touched.current && edits.length === 0) return;
    touched.current = true;
    saveDraft(placeRef.current, kept === null ? edits : together(kept.edits, edits), new Date());
  }, [edits, kept]);

  const actions = useMemo<EditActions>(
    () => ({
      edit: (key, change) => dispatch({ do: 'edit', key, change }),
      bulk: (keys, change) => dispatch({ do: 'bulk', keys, change }),
      editMany: (changes) => dispatch({ do: 'editMany', changes }),
      toggleItem: (key) => dispatch({ do: 'toggleItem', key }),
      toggleDoorRange: (id) => dispatch({ do: 'toggleDoorRange', id }),
      toggleManufacturer: (at, id) => dispatch({ do: 'toggleManufacturer', location: at, id }),
      undoItem: (key) => dispatch({ do: 'undoItem', key }),
    }),
    [],
  );
  const clear = useCallback(() => {
    // At once, because the screen may be gone before an effect runs. What an open offer holds is not part of it.
    saveDraft(placeRef.current, kept?.edits ?? [], new Date());
    dispatch({ do: 'clear' });
  }, [kept]);
  const restoreDraft = useCallback(() => {
    if (kept !== null) dispatch({ do: 'restore', edits: kept.edits });
    setDraft(null);
  }, [kept]);
  const discardDraft = useCallback(() => {
    touched.current = true;
    setDraft(null);
  }, []);

  return {
    edits,
    issue: state.issue,
    actions,
    undo: useCallback(() => dispatch({ do: 'undo' }), []),
    redo: useCallback(() => dispatch({ do: 'redo' }), []),
    clear,
    kept,
    restoreDraft,
    discardDraft,
  };
};
