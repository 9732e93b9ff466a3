import type { ItemKey, Location } from '@vitrine/domain/catalogue/edits/edits';
import type { EditActions } from '../edits/useCatalogueEdits.ts';
import type { TableRow } from '../table/table-rows.ts';
import type { Selection } from '../table/useSelection.ts';
import type { CatalogueTable } from '../table/useTable.ts';

/** What every table of the screen is given. */
export interface TablePartProps {
  currency: string;
  thumbnailOf: (path: string | null) => string | null;
}

/** What of a table its rows need; it keeps its identity until one of them changes. */
export interface ShownTable extends Pick<CatalogueTable, 'editsById' | 'sorting'> {
  shown: readonly TableRow[];
}

/** What rows are given, as a table or as lines. */
export interface RowsProps extends TablePartProps {
  table: ShownTable;
  actions: EditActions;
  isLocked: (key: ItemKey) => boolean;
  selection: Selection;
  /** Opens the item edit screen; absent for users who may not edit. */
  onOpen: ((id: string | number) => void) | undefined;
}

/** What the lines of a phone are given. */
export interface LinesProps extends RowsProps {
  location: Location;
}
