import type { ConfiguratorFile, LayeredFile } from '@vitrine/contract/configurator-file';
import type { Edits, ItemKey } from '@vitrine/domain/catalogue/edits/edits';
import type { Row } from '@vitrine/domain/catalogue/rows-of';
import {
  type LocationManufacturer,
  makersAt,
  type Products,
  rowsWithoutMaker,
} from '@vitrine/domain/manufacturers/products';
import type { Selection } from '../../../ui/tables/useSelection.ts';
import type { Tab } from '../data-tabs.ts';
import type { EditActions } from '../edits/useCatalogueEdits.ts';

/** In the address, as `view`: the two views of administrators. */
const ADMIN_VIEWS = ['admin-products', 'admin-manufacturers'] as const;
export type AdminView = (typeof ADMIN_VIEWS)[number];

/** In the address, instead of a manufacturer's id: the products without a manufacturer. */
export const NO_MAKER = 'none';

export type StockView =
  | { kind: 'home' }
  | { kind: AdminView }
  | { kind: 'manufacturers'; tab: Tab; makers: readonly LocationManufacturer[]; others: readonly Row[] }
  | {
      kind: 'door-options' | 'options';
      tab: Tab;
      /** Null where no product of the category has a manufacturer. */
      maker: LocationManufacturer | typeof NO_MAKER | null;
      rows: readonly Row[];
    };

export interface StockAddress {
  layer?: unknown;
  manufacturer?: unknown;
  view?: unknown;
}

/** The door range first, then the layers in drawing order. */
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

/** The view of an address. An unknown category leads to the home view, an unknown manufacturer to its category. */
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

/** The props of every view of the stock set screen. */
export interface StockPartProps {
  file: LayeredFile;
  tabs: readonly Tab[];
  edits: Edits;
  actions: EditActions;
  products: Products;
  isLocked: (key: ItemKey) => boolean;
  mayEdit: boolean;
  /** Selected options by `optionKey`; undefined on phones and in read-only versions. */
  selection?: Selection | undefined;
  thumbnailOf: (path: string | null, pixels?: number) => string | null;
}

/** Identifies an option among those of several layers. */
export const optionKey = ({ layer_index, id }: ItemKey): string => `${layer_index} ${String(id)}`;
