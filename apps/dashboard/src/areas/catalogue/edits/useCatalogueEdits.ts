import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import type { BulkChange } from '@vitrine/domain/catalogue/edits/bulk-edit';
import type { ItemChange } from '@vitrine/domain/catalogue/edits/edit-items';
import type { EditedFields, Edits, ItemKey, Location } from '@vitrine/domain/catalogue/edits/edits';
import type { Products } from '@vitrine/domain/manufacturers/products';
import { useCallback, useEffect, useMemo, useReducer, useState } from 'react';
import { removeDeviceDrafts, useDeviceDraft } from '../../../ui/forms/device-drafts.ts';
import { type EditsDraft, type EditsKey, editsDraftName, readEditsDraft } from './edits-draft.ts';
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

/** Pending edits of one version, stored on this device until they are saved or discarded. */
export const useCatalogueEdits = (file: ConfiguratorFile, location: EditsKey, products?: Products): CatalogueEdits => {
  const reducer = useMemo(() => createEditsReducer(file, products), [file, products]);
  const [state, dispatch] = useReducer(reducer, NO_EDITS);
  const [draft, setDraft] = useState(() => readEditsDraft(location));
  const { save, take } = useDeviceDraft(editsDraftName(location));
  const { edits } = state;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft is taken over also when it changes no edit.
  useEffect(() => save(edits.length === 0 ? null : { edits }), [save, edits, draft]);

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
    save(null);
    dispatch({ do: 'clear' });
  }, [save]);
  const restoreDraft = (): void => {
    if (draft !== null) {
      take(draft.stored);
      dispatch({ do: 'restore', edits: draft.edits });
    }
    setDraft(null);
  };
  const discardDraft = (): void => {
    removeDeviceDrafts(draft?.stored ?? []);
    setDraft(null);
  };
  const undo = (): void => dispatch({ do: 'undo' });
  const redo = (): void => dispatch({ do: 'redo' });
  return { edits, issue: state.issue, actions, undo, redo, clear, draft, restoreDraft, discardDraft };
};
