import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import type { BulkChange } from '@vitrine/domain/catalogue/edits/bulk-edit';
import type { ItemChange } from '@vitrine/domain/catalogue/edits/edit-items';
import type { EditedFields, Edits, ItemKey, Location } from '@vitrine/domain/catalogue/edits/edits';
import type { Products } from '@vitrine/domain/manufacturers/products';
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { type EditsDraft, type EditsKey, readEditsDraft, saveDraft } from './edits-draft.ts';
import { createEditsReducer, type EditsState, NO_EDITS } from './edits-reducer.ts';

/** The edits that rows can make. The functions never change while the screen is open, so that rows need not render again. */
export interface EditActions {
  edit: (key: ItemKey, change: EditedFields) => void;
  /** One change of several rows, and changes of several rows: each is one step to undo. */
  bulk: (keys: readonly ItemKey[], change: BulkChange) => void;
  editMany: (changes: readonly ItemChange[]) => void;
  /** An item, or a door range with all of its items. */
  toggleItem: (key: ItemKey) => void;
  /** All products of a manufacturer in one layer, or among the door ranges. */
  toggleManufacturer: (location: Location, id: number) => void;
  undoItem: (key: ItemKey) => void;
}

const nothing = (): void => undefined;

/** For a version that is read-only. */
export const NO_ACTIONS: EditActions = {
  ...{ edit: nothing, bulk: nothing, editMany: nothing },
  ...{ toggleItem: nothing, toggleManufacturer: nothing, undoItem: nothing },
};

export interface CatalogueEdits {
  edits: Edits;
  issue: EditsState['issue'];
  actions: EditActions;
  undo: () => void;
  redo: () => void;
  /** Deletes all edits, here and on this device. */
  clear: () => void;
  /** From an earlier visit, neither restored nor discarded yet. */
  draft: EditsDraft | null;
  restoreDraft: () => void;
  discardDraft: () => void;
}

const isSameRow = (one: ItemKey, other: ItemKey): boolean =>
  one.layer_index === other.layer_index && one.id === other.id;

/** The content of the storage while a draft is offered: the draft, with newer edits in place of its rows. */
const withDraft = (draft: Edits, edits: Edits): Edits => [
  ...draft.filter((stored) => !edits.some((edit) => isSameRow(edit, stored))),
  ...edits,
];

/** Pending edits of one version, stored on this device until they are saved or discarded. */
export const useCatalogueEdits = (file: ConfiguratorFile, location: EditsKey, products?: Products): CatalogueEdits => {
  const reducer = useMemo(() => createEditsReducer(file, products), [file, products]);
  const [state, dispatch] = useReducer(reducer, NO_EDITS);
  const [draft, setDraft] = useState(() => readEditsDraft(location));
  const storage = useRef(location);
  const touched = useRef(false);
  const { edits } = state;

  useEffect(() => {
    // The first time there are no edits to store, and the draft of an earlier visit must stay.
    if (!touched.current && edits.length === 0) return;
    touched.current = true;
    saveDraft(storage.current, draft === null ? edits : withDraft(draft.edits, edits), new Date());
  }, [edits, draft]);

  const actions = useMemo<EditActions>(
    () => ({
      edit: (key, change) => dispatch({ do: 'edit', key, change }),
      bulk: (keys, change) => dispatch({ do: 'bulk', keys, change }),
      editMany: (changes) => dispatch({ do: 'editMany', changes }),
      toggleItem: (key) => dispatch({ do: 'toggleItem', key }),
      toggleManufacturer: (at, id) => dispatch({ do: 'toggleManufacturer', location: at, id }),
      undoItem: (key) => dispatch({ do: 'undoItem', key }),
    }),
    [],
  );
  const clear = useCallback(() => {
    // At once, because the screen may unmount before an effect runs. A draft that is still offered stays.
    saveDraft(storage.current, draft?.edits ?? [], new Date());
    dispatch({ do: 'clear' });
  }, [draft]);
  const restoreDraft = (): void => {
    if (draft !== null) dispatch({ do: 'restore', edits: draft.edits });
    setDraft(null);
  };
  const discardDraft = (): void => {
    touched.current = true;
    setDraft(null);
  };
  const undo = (): void => dispatch({ do: 'undo' });
  const redo = (): void => dispatch({ do: 'redo' });
  return { edits, issue: state.issue, actions, undo, redo, clear, draft, restoreDraft, discardDraft };
};
