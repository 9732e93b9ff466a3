import type { ViewerPrices } from '@vitrine/contract/prices/schemas';
import { useContext } from 'react';
import { loadPart } from '../i18n/load.ts';
import { type LoadedPrices, PricesContext, type ShownPrices } from '../panel/prices.ts';
import type { SessionState } from '../session.ts';
import type { Viewer } from '../viewer.ts';
import { createCalculation } from './calculation.ts';
import { fetchPrices } from './fetch-prices.ts';
import { createFormats } from './formats.ts';
import { PriceBar } from './PriceBar.tsx';
import type { PriceData } from './price-data.ts';
import css from './prices.css?inline';
import { showPrices } from './show-prices.ts';

const NONE: LoadedPrices = {
  show: () => ({ ofChoice: () => null, ofItems: () => [] }),
  PriceBar: () => null,
  translate: async () => NONE,
};

interface PricesWithData extends LoadedPrices {
  data: PriceData;
}

/** The price of the panel's prices. */
function PanelPriceBar() {
  const prices = useContext(PricesContext) as PricesWithData | null;
  return prices && <PriceBar data={prices.data} />;
}

/**
 * Loads what prices are shown with: the price list where the configurator has one, the parts of its designs, the texts.
 * @throws when something does not load: there are no prices then
 */
export async function loadPrices(viewer: Viewer): Promise<LoadedPrices> {
  const { latest } = viewer;
  const { url, ...published } = latest.prices ?? { display: 'none', differences: false, measures: false };
  const [fetched, parts, texts] = await Promise.all([
    url ? fetchPrices(viewer, url) : null,
    viewer.loadParts(),
    loadTexts(viewer),
  ]);
  // The answer is newer than the file.
  const settings: ViewerPrices['settings'] = fetched?.settings ?? published;
  if (settings.display === 'none') return NONE;
  const hasMeasures = settings.measures && parts.measures.length > 0;
  const measuring = hasMeasures ? await import('./MeasuresForm.tsx') : null;
  const table = fetched?.table ?? null;
  const layers = viewer.layers.map(({ key, choices }) => ({ part: key, choices: choices.map(({ id }) => id) }));
  const data: Omit<PriceData, LanguageData> = {
    settings,
    parts,
    calculation: createCalculation({
      model: viewer.model,
      parts,
      table,
      currency: latest.currency,
      choices: parts.choices ?? layers,
    }),
    MeasuresForm: measuring?.MeasuresForm ?? null,
    hasList: table !== null,
    unitPriceOf: (article) => (table && Object.hasOwn(table.prices, article) ? (table.prices[article] ?? null) : null),
  };
  viewer.addStyles(css);
  measuring?.prepareMeasures(viewer, parts.measures);
  return inLanguage(viewer, data, table?.currency ?? latest.currency, texts);
}

/** What of the data changes with the language. */
type LanguageData = 'formats' | 'texts';

const loadTexts = async (viewer: Viewer) => {
  const { language, texts } = viewer;
  return { texts: await loadPart(language, 'prices'), tag: texts.tag };
};

/** The prices as the panel shows them, in a language. */
function inLanguage(
  viewer: Viewer,
  common: Omit<PriceData, LanguageData>,
  currency: string,
  { tag, texts }: Awaited<ReturnType<typeof loadTexts>>,
): PricesWithData {
  const data = { ...common, texts, formats: createFormats(currency, tag, texts.units) };
  return {
    data,
    show: rememberLast((session) => showPrices(viewer, data, session)),
    PriceBar: PanelPriceBar,
    translate: async () => inLanguage(viewer, common, currency, await loadTexts(viewer)),
  };
}

/** Every tile asks for the prices of the same design. */
function rememberLast(show: (session: SessionState) => ShownPrices): LoadedPrices['show'] {
  let last: { design: SessionState['design']; measures: SessionState['measures']; shown: ShownPrices } | null = null;
  return (session) => {
    const { design, measures } = session;
    if (last?.design !== design || last.measures !== measures) last = { design, measures, shown: show(session) };
    return last.shown;
  };
}
