import type { ConfiguratorFile, LayeredFile } from '@vitrine/contract/configurator-file';
import type { Edits, ItemKey } from '@vitrine/domain/catalogue/edits/edits';
import type { Row } from '@vitrine/domain/catalogue/rows-of';
import {
  type LocationManufacturer,
  makersAt,
  type Products,
  rowsWithoutMaker,
} from '@vitrine/domain/manufacturers/products';
import type { Tab } from '../data-tabs.ts';
import type { EditActions } from '../edits/useCatalogueEdits.ts';
import type { Selection } from '../table/useSelection.ts';

/** In the address, as `view`: the two views that administrators have besides. */
const ADMIN_VIEWS = ['admin-products', 'admin-manufacturers'] as const;
export type AdminView = (typeof ADMIN_VIEWS)[number];

/** In the address, in the place of a manufacturer's id: what nobody was named for. */
export const NO_MAKER = 'none';

/** What the screen shows. */
export type StockView =
  | { kind: 'home' }
  | { kind: AdminView }
  | { kind: 'manufacturers'; tab: Tab; makers: readonly LocationManufacturer[]; others: readonly Row[] }
  | {
      kind: 'door-options' | 'options';
      tab: Tab;
      /** Null: the category knows no manufacturers. */
      maker: LocationManufacturer | typeof NO_MAKER | null;
      rows: readonly Row[];
    };

export interface StockAddress {
  layer?: unknown;
  manufacturer?: unknown;
  view?: unknown;
}

/** The door range first, then the layers as they are drawn; hidden ones are no tabs. */
export const categoriesOf = (tabs: readonly Tab[]): Tab[] => [
  ...tabs.filter(({ kind }) => kind === 'pano_doors'),
  ...tabs.filter(({ kind }) => kind !== 'pano_doors'),
];

interface StockViewInput {
  file: ConfiguratorFile;
  tabs: readonly Tab[];
  products: Products;
  isAdmin: boolean;
}

/** The view that an address names; what it names wrongly is the home view, or the category's own. */
export const viewAt = ({ layer, manufacturer, view }: StockAddress, input: StockViewInput): StockView => {
  const admin = ADMIN_VIEWS.find((each) => each === view);
  if (admin !== undefined && input.isAdmin) return { kind: admin };
  const tab = input.tabs.find(({ key }) => key === String(layer));
  if (tab === undefined) return { kind: 'home' };
  const kind = tab.kind === 'pano_doors' ? 'door-options' : 'options';
  const makers = makersAt(input.file, tab.location, input.products);
  if (makers.length === 0) return { kind, tab, maker: null, rows: tab.rows };
  const others = rowsWithoutMaker(input.file, tab.location, input.products);
  if (manufacturer === NO_MAKER && others.length > 0) return { kind, tab, maker: NO_MAKER, rows: others };
  const maker = makers.find(({ id }) => String(id) === String(manufacturer));
  return maker ? { kind, tab, maker, rows: maker.rows } : { kind: 'manufacturers', tab, makers, others };
};

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
