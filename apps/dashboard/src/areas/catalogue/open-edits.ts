import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import type { AssetIndex } from '@vitrine/contract/latest-file';
import type { Edits, ItemKey } from '@vitrine/domain/catalogue/edits/edits';
import { createContext, useContext } from 'react';
import type { Tab } from './data-tabs.ts';
import type { EditActions } from './edits/useCatalogueEdits.ts';

/** The pending edits, for the modals over the tables. */
export interface OpenEdits {
  file: ConfiguratorFile;
  /** The version that was edited. */
  basedOn: number;
  edits: Edits;
  /** The version's images; undefined until they are loaded. */
  images: AssetIndex | undefined;
  thumbnailOf: (path: string | null) => string | null;
  clear: () => void;
  actions: EditActions;
  tabs: readonly Tab[];
  currency: string;
  /** Whether the user may open, import and create items. False in read-only versions. */
  mayEdit: boolean;
  /** Whether the item's door range is off. */
  isLocked: (key: ItemKey) => boolean;
}

export const OpenEditsContext = createContext<OpenEdits | null>(null);

/** The pending edits on screen; null outside a catalogue. */
export const useOpenEdits = (): OpenEdits | null => useContext(OpenEditsContext);
