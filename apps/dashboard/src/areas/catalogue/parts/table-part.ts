import type { LayerItem } from '@vitrine/contract/configurator-file';
import type { EditActions } from '../useCatalogueEdits.ts';
import type { CatalogueTable } from '../useTable.ts';

/** What every table of the screen is given. */
export interface TablePartProps {
  currency: string;
  thumbnailOf: (path: string | null) => string | null;
}

/** What the items of a layer are given, as a table or as lines. */
export interface ItemRowsProps extends TablePartProps {
  table: CatalogueTable;
  actions: EditActions;
  isLocked: (item: LayerItem) => boolean;
  layerIndex: number;
}
