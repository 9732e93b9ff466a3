import type { LayeredFile } from '@vitrine/contract/configurator-file';
import type { Edits, ItemKey } from '@vitrine/domain/catalogue/edits/edits';
import type { Products } from '@vitrine/domain/manufacturers/products';
import type { Tab } from '../data-tabs.ts';
import type { EditActions } from '../useCatalogueEdits.ts';
import type { Selection } from '../useSelection.ts';

/** What every view of the stock set screen is given. */
export interface StockPartProps {
  file: LayeredFile;
  tabs: readonly Tab[];
  edits: Edits;
  actions: EditActions;
  products: Products;
  isLocked: (key: ItemKey) => boolean;
  mayEdit: boolean;
  /** Chosen options by `optionKey`; undefined where nothing is chosen: on phones, and where a version is only read. */
  selection?: Selection | undefined;
  thumbnailOf: (path: string | null, pixels?: number) => string | null;
}

/** One option among those of several layers. */
export const optionKey = ({ layer_index, id }: ItemKey): string => `${layer_index} ${String(id)}`;
