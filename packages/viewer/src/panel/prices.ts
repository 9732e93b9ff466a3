import { formatPrice } from '@vitrine/domain/catalogue/fields/price';
import { type ComponentType, createContext, useContext } from 'react';
import type { SessionState } from '../session.ts';
import type { Viewer } from '../viewer.ts';
import { useSession, useViewer } from './viewer-context.ts';

/** A choice of one part of the design. */
export interface PricedChoice {
  part: string;
  id: string;
  /** In the data file; null without. */
  price: number | null;
  /** The unit behind that price: '/m²'. */
  unit?: string;
}

/** What the panel shows of prices, as text; null where there is none. */
export interface ShownPrices {
  /** The price of a choice, or how much more or less it costs than the current one. */
  ofChoice(choice: PricedChoice): string | null;
  /** The price of each item of the design. */
  ofItems(): readonly (string | null)[];
}

/** Prices from the calculation, which the panel loads. */
export interface LoadedPrices {
  show(session: SessionState): ShownPrices;
  /** The price of the design, above the actions: the same component in every language, so that it stays open. */
  PriceBar: ComponentType;
  /** The same prices in the language that the viewer speaks now. @throws when its texts do not load */
  translate(): Promise<LoadedPrices>;
}

/** Null while prices load, and where there are none. */
export const PricesContext = createContext<LoadedPrices | null>(null);

const NO_PRICES: ShownPrices = { ofChoice: () => null, ofItems: () => [] };

/** Prices of a file that an earlier version deployed: those of its items, one by one. */
function showFilePrices({ items, latest, texts }: Viewer): ShownPrices {
  const write = (price: number | null): string | null =>
    price === null ? null : formatPrice(price, latest.currency, texts.tag);
  return {
    ofChoice: ({ price, unit = '' }) => (price === null ? null : `${write(price)}${unit}`),
    ofItems: () => items().map(({ price }) => write(price)),
  };
}

/** The prices of the current design; renders again when they change. */
export function usePrices(): ShownPrices {
  const viewer = useViewer();
  const session = useSession();
  const loaded = useContext(PricesContext);
  if (!viewer.latest.prices) return showFilePrices(viewer);
  return loaded?.show(session) ?? NO_PRICES;
}
