import type { ViewerPrices } from '@vitrine/contract/prices/schemas';
import { loadPriceTexts } from '../i18n/load-price-texts.ts';
import type { LoadedPrices, ShownPrices } from '../panel/prices.ts';
import type { SessionState } from '../session.ts';
import type { Viewer } from '../viewer.ts';
import { createCalculation } from './calculation.ts';
import { fetchPrices } from './fetch-prices.ts';
import { createFormats } from './formats.ts';
import { PriceBar } from './PriceBar.tsx';
import type { PriceData } from './price-data.ts';
import css from './prices.css?inline';
import { showPrices } from './show-prices.ts';

const NONE: LoadedPrices = { show: () => ({ ofChoice: () => null, ofItems: () => [] }), PriceBar: () => null };

/**
 * Loads what prices are shown with: the price list where the configurator has one, the parts of its designs, the texts.
 * @throws when something does not load: there are no prices then
 */
export async function loadPrices(viewer: Viewer): Promise<LoadedPrices> {
  const { latest, language } = viewer;
  const { url, ...published } = latest.prices ?? { display: 'none', differences: false, measures: false };
  const [fetched, parts, texts] = await Promise.all([
    url ? fetchPrices(viewer, url) : null,
    viewer.loadParts(),
    loadPriceTexts(language),
  ]);
  // The answer is newer than the file.
  const settings: ViewerPrices['settings'] = fetched?.settings ?? published;
  if (settings.display === 'none') return NONE;
  const hasMeasures = settings.measures && parts.measures.length > 0;
  const measuring = hasMeasures ? await import('./MeasuresForm.tsx') : null;
  const table = fetched?.table ?? null;
  const layers = viewer.layers.map(({ key, choices }) => ({ part: key, choices: choices.map(({ id }) => id) }));
  const data: PriceData = {
    settings,
    parts,
    texts,
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
    formats: createFormats(table?.currency ?? latest.currency, language, viewer.texts.tag),
  };
  viewer.addStyles(css);
  measuring?.prepareMeasures(viewer, parts.measures);
  return {
    show: rememberLast((session) => showPrices(viewer, data, session)),
    PriceBar: () => <PriceBar data={data} />,
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
