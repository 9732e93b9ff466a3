import { describe, expect, test, vi } from 'vitest';
import { showPanel } from '../../test/show-panel.tsx';
import { asked, choose, showPrices, url, usePanelWithPrices, WIDE } from '../../test/show-prices.tsx';
import { aPricedViewer } from '../../test/viewers/a-priced-viewer.ts';

usePanelWithPrices();

const tilesOf = (list: HTMLElement): (string | null)[] =>
  [...list.querySelectorAll('.tile')].map(({ textContent }) => textContent);
describe('tiles', () => {
  test('show the unit price of the data file', async () => {
    const { screen, user } = await showPrices(aPricedViewer());
    expect(tilesOf(screen.getByRole('radiogroup', { name: 'Choose Fronts' }))).toEqual([
      'Oak£400.00',
      'Ash£360.00',
      'Elm',
    ]);
    await user.click(screen.getByRole('button', { name: /Worktop/ }));
    expect(tilesOf(screen.getByRole('radiogroup', { name: 'Choose Worktop' }))).toEqual([
      'Laminate£50.00/m²',
      'Quartz£120.50/m²',
    ]);
  });

  test('show the unit price of the list; what is not in it has none', async () => {
    const { screen } = await showPrices(aPricedViewer({ url }));
    expect(tilesOf(screen.getByRole('radiogroup', { name: 'Choose Fronts' }))).toEqual([
      'Oak€500.00',
      'Ash€450.00',
      'Elm',
    ]);
  });

  test('show differences to the current choice, which has none; what has no price is not free', async () => {
    const viewer = aPricedViewer({ differences: true });
    const { screen, user } = await showPrices(viewer);
    const tiles = () => tilesOf(screen.getByRole('radiogroup', { name: 'Choose Fronts' }));
    expect(tiles()).toEqual(['Oak', 'Ash\u2212\u00a0£40', 'Elm']);
    choose(viewer, 'fronts', 'F2');
    expect(tiles()).toEqual(['Oak+\u00a0£40', 'Ash', 'Elm']);
    await user.click(screen.getByRole('button', { name: /Worktop/ }));
    const worktops = screen.getByRole('radiogroup', { name: 'Choose Worktop' });
    expect(tilesOf(worktops)).toEqual(['Laminate', 'Quartz+\u00a0£211.50']);
  });
});

test('“none” shows no price anywhere, and asks for none', async () => {
  const viewer = aPricedViewer({ display: 'none', url });
  const detail = vi.fn();
  viewer.element.addEventListener('vitrine-change', (event) => detail(event.detail.items));
  const { screen, user } = showPanel(viewer, WIDE);
  choose(viewer, 'fronts', 'F2');
  await user.click(screen.getByRole('button', { name: 'Save your design' }));
  await user.click(screen.getByRole('tab', { name: /specifications/i }));
  expect(screen.getByRole('row', { name: /Ash/ })).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/[£€]/);
  expect(detail.mock.calls[0]?.[0]).toMatchObject([{ name: 'Ash', price: null }, { price: null }]);
  expect(asked).not.toHaveBeenCalled();
});

test('the specification shows amounts, not unit prices', async () => {
  const { screen, user } = await showPrices(aPricedViewer());
  await user.click(screen.getByRole('button', { name: 'Save your design' }));
  await user.click(screen.getByRole('tab', { name: /specifications/i }));
  expect(screen.getByRole('row', { name: /Worktop/ }).textContent).toContain('£150.00');
});
