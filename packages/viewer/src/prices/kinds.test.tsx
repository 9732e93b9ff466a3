import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { LatestFile } from '@vitrine/contract/latest-file';
import type { DesignModel } from '@vitrine/domain/design/design-model';
import { floorsModel } from '@vitrine/domain/design/floors/floors-model';
import { robesModel } from '@vitrine/domain/design/robes/robes-model';
import { articleOf } from '@vitrine/domain/prices/design-part';
import { aBlend, aFloorsFile, aRobeFile, aRobePart } from '@vitrine/fixtures/floors-and-robes';
import { type ComponentType, useEffect, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { answerTable, aTable, url, usePanelWithPrices } from '../../test/show-prices.tsx';
import { aKindViewer } from '../../test/viewers/a-kind-viewer.ts';
import { createFloorParts } from '../kinds/floors/floor-parts.ts';
import { createSections as createFloorSections } from '../kinds/floors/panel/floor-sections.tsx';
import type { SectionsProps } from '../kinds/kind.ts';
import type { ProductParts } from '../kinds/product-parts.ts';
import { createSections as createRobeSections } from '../kinds/robes/panel/robe-sections.tsx';
import { createRobeParts } from '../kinds/robes/robe-parts.ts';
import { type LoadedPrices, PricesContext } from '../panel/prices.ts';
import { ViewerContext } from '../panel/viewer-context.ts';
import type { Viewer } from '../viewer.ts';
import { loadPrices } from './load-prices.tsx';

usePanelWithPrices();

const floor = aFloorsFile({
  blends: [aBlend(), aBlend({ id: 'BLD-02', name: 'Granite', price: 36.5 })],
  finishes: [
    { id: 'FIN-01', name: 'Satin', price: 6, enabled: true },
    { id: 'FIN-02', name: 'Gloss', price: 8.5, enabled: true },
  ],
});
const robe = aRobeFile({
  frames: { frameType: [aRobePart({ id: 'FR-01', name: 'Silver', price: 15 })] },
  materials: [aRobePart(), aRobePart({ id: 'MAT-02', name: 'White Matt', price: 129 })],
});

interface Kind {
  model: DesignModel;
  parts: ProductParts;
  Sections: ComponentType<SectionsProps>;
}

const aViewerOf = ({ model, parts }: Kind, prices: LatestFile['prices']): Viewer =>
  aKindViewer(model, parts, { ...(prices && { latest: { prices } }) }).viewer;

function Shown({ viewer, Sections }: { viewer: Viewer; Sections: ComponentType<SectionsProps> }) {
  const [prices, setPrices] = useState<LoadedPrices | null>(null);
  useEffect(() => void (viewer.latest.prices && loadPrices(viewer).then(setPrices)), [viewer]);
  return (
    <ViewerContext value={viewer}>
      <PricesContext value={prices}>
        <Sections wide />
        {prices && <prices.PriceBar />}
      </PricesContext>
    </ViewerContext>
  );
}

const show = async (kind: Kind, prices?: LatestFile['prices']) => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const viewer = aViewerOf(kind, prices);
  render(<Shown viewer={viewer} Sections={kind.Sections} />);
  const bar = prices && within(await screen.findByRole('region', { name: 'Price' }));
  return { viewer, bar };
};
const floorKind = (): Kind => ({
  model: floorsModel(floor),
  parts: createFloorParts(floor),
  Sections: createFloorSections(floor),
});
const robeKind = (): Kind => ({
  model: robesModel(robe),
  parts: createRobeParts(robe),
  Sections: createRobeSections(robe),
});
const total = { display: 'total', differences: false, measures: false } as const;

test('a floor costs so much a square metre, until the visitor enters its area', async () => {
  const { viewer, bar } = await show(floorKind(), { ...total, measures: true });
  expect(bar?.getByText('£44.00/m²')).toBeTruthy();
  act(() => viewer.choose('blend', 'BLD-02'));
  expect(bar?.getByText('£42.50/m²')).toBeTruthy();
  fireEvent.click(bar?.getByRole('button', { name: /Total/ }) as HTMLElement);
  fireEvent.change(screen.getByRole('textbox', { name: /Area m²/ }), { target: { value: '20' } });
  expect(bar?.getByText('£850.00')).toBeTruthy();
});

test('the price of a square metre has no surcharges for the whole order', async () => {
  const prices = { [articleOf(null, 'blends', 'BLD-01')]: 3800, [articleOf(null, 'finishes', 'FIN-01')]: 600 };
  const always = { kind: 'always' as const };
  const surcharges = [
    { name: 'Delivery', kind: 'amount' as const, value: 25_000, when: always },
    { name: 'Sealing', kind: 'rate' as const, value: 1000, when: always },
    {
      ...{ name: 'Small areas', kind: 'rate' as const, value: 5000 },
      when: { kind: 'measure' as const, measure: 'area', from: 0, until: 20 },
    },
  ];
  answerTable(aTable({ currency: 'GBP', prices, surcharges }));
  const { bar } = await show(floorKind(), { ...total, url });
  expect(bar?.getByText('£48.40/m²')).toBeTruthy();
});

test('tiles of a floor show differences', async () => {
  await show(floorKind(), { ...total, differences: true });
  expect(screen.getByRole('radio', { name: 'Granite \u2212\u00a0£1.50' })).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'Gloss +\u00a0£2.50' })).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'Satin' })).toBeTruthy();
});

test('a wardrobe has one price: its parts are those of the total', async () => {
  const { viewer, bar } = await show(robeKind(), total);
  expect(screen.queryByRole('button', { name: /Parts and prices/ })).toBeNull();
  const doors = viewer.items().filter(({ component }) => component.startsWith('Door')).length;
  const before = bar?.getByRole('button', { name: /Total/ }).textContent;
  act(() => viewer.choose('door.all.panel.all', 'MAT-02'));
  const after = bar?.getByRole('button', { name: /Total/ }).textContent;
  const read = (text: string | null | undefined) => Number(text?.replace(/[^\d.]/g, ''));
  expect(read(before) - read(after)).toBe(60 * doors);
  expect(read(after)).toBe(viewer.items().reduce((sum, { price }) => sum + (price ?? 0), 0));
});

test('the cheapest wardrobe keeps its size', async () => {
  const { viewer, bar } = await show(robeKind(), { ...total, display: 'from' });
  const written = bar?.getByText(/^from £/).textContent;
  act(() => viewer.choose('door.all.panel.all', 'MAT-02'));
  const cheapest = viewer.items().reduce((sum, { price }) => sum + (price ?? 0), 0);
  expect(Number(written?.replace(/[^\d.]/g, ''))).toBe(cheapest);
});

test('a wardrobe that an earlier version deployed keeps its own group', async () => {
  await show(robeKind());
  expect(screen.getByRole('button', { name: /Parts and prices £/ })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Price' })).toBeNull();
});
