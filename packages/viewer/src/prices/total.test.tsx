import { act, cleanup, fireEvent } from '@testing-library/react';
import { aLayer, anItem } from '@vitrine/fixtures/catalogue';
import { describe, expect, test, vi } from 'vitest';
import { answerTable, asked, aTable, choose, showPrices, url, usePanelWithPrices } from '../../test/show-prices.tsx';
import { aPricedFile, aPricedViewer } from '../../test/viewers/a-priced-viewer.ts';
import { SETTLED_MS } from './use-announcement.ts';

usePanelWithPrices();

const linesOf = (list: HTMLElement | null): (string | null)[] =>
  [...(list?.querySelectorAll('.price-lines > div') ?? [])].map(({ textContent }) => textContent);

describe('the total', () => {
  test('follows each choice at once, in the quantities of the room', async () => {
    const viewer = aPricedViewer();
    const { bar } = await showPrices(viewer);
    expect(bar.getByText('£550.00')).toBeTruthy();
    choose(viewer, 'worktop', 'T2');
    // 3 m² of £120.50, and the fronts.
    expect(bar.getByText('£761.50')).toBeTruthy();
    choose(viewer, 'fronts', 'F2');
    expect(bar.getByText('£721.50')).toBeTruthy();
    expect(asked).not.toHaveBeenCalled();
  });

  test('opens to its parts, with quantity, unit and amount', async () => {
    const { bar } = await showPrices(aPricedViewer());
    fireEvent.click(bar.getByRole('button', { name: /Total/, expanded: false }));
    const list = bar.getByRole('button', { name: /Total/, expanded: true }).parentElement;
    expect(linesOf(list)).toEqual(['OakFronts£400.00', 'LaminateWorktop · 3\u00a0m² × £50.00£150.00']);
  });

  test('opens to a line for each unit price of an article', async () => {
    const handle = { name: 'Handle', product_code: 'HANDLE' };
    const layers = [10, 15, 10].map((price, index) =>
      aLayer({
        name: `Door ${index}`,
        safe_name: `door-${index}`,
        order: index,
        items: [anItem({ id: `H${index}`, ...handle, price, default: true })],
      }),
    );
    const { bar } = await showPrices(aPricedViewer({}, {}, { ...aPricedFile(), layers }));
    fireEvent.click(bar.getByRole('button', { name: 'Total £35.00' }));
    const list = bar.getByRole('button', { name: /Total/ }).parentElement;
    expect(linesOf(list)).toEqual(['Handle2 × £10.00£20.00', 'HandleDoor 1£15.00']);
  });

  test('is announced politely once it has settled, and not at first', async () => {
    const viewer = aPricedViewer();
    const { bar } = await showPrices(viewer);
    const status = bar.getByRole('status');
    vi.useFakeTimers();
    act(() => void vi.advanceTimersByTime(SETTLED_MS));
    expect(status.textContent).toBe('');
    choose(viewer, 'worktop', 'T2');
    act(() => void vi.advanceTimersByTime(SETTLED_MS - 1));
    choose(viewer, 'fronts', 'F2');
    act(() => void vi.advanceTimersByTime(SETTLED_MS - 1));
    expect(status.textContent).toBe('');
    act(() => void vi.advanceTimersByTime(1));
    expect(status.textContent).toBe('Total: £721.50');
  });

  test.each([
    ['added', { isIncluded: false, isShown: true }, '€816.00', 'incl. 20% tax', ['Subtotal€680.00', 'Tax 20%€136.00']],
    ['not added', { isIncluded: false, isShown: false }, '€680.00', 'plus 20% tax', ['plus 20% tax€136.00']],
    ['contained', { isIncluded: true, isShown: true }, '€680.00', 'incl. 20% tax', ['incl. 20% tax€113.33']],
  ])('with a tax that is %s', async (_, shown, total, note, lines) => {
    const tax = { country: 'DE', rate: 2000, ...shown };
    const table = aTable({ tax });
    answerTable(table);
    const { bar } = await showPrices(aPricedViewer({ url }));
    const button = bar.getByRole('button', { name: `Total ${total} ${note}` });
    fireEvent.click(button);
    expect(linesOf(button.parentElement).slice(2)).toEqual(lines);
  });

  test('names surcharges in the breakdown', async () => {
    const surcharges = [{ name: 'Delivery', kind: 'amount' as const, value: 4900, when: { kind: 'always' as const } }];
    answerTable(aTable({ surcharges }));
    const { bar } = await showPrices(aPricedViewer({ url }));
    fireEvent.click(bar.getByRole('button', { name: /Total €729.00/ }));
    expect(bar.getByText('Delivery').closest('div')?.textContent).toBe('Delivery€49.00');
  });
});

test('“from” is the cheapest design that can be reached, whatever is chosen', async () => {
  const viewer = aPricedViewer({ display: 'from' });
  const { bar } = await showPrices(viewer);
  expect(bar.getByText('from £510.00')).toBeTruthy();
  choose(viewer, 'worktop', 'T2');
  expect(bar.getByText('from £510.00')).toBeTruthy();
  expect(bar.queryByRole('button')).toBeNull();
});

test('“from” shows no price in the specification', async () => {
  const written = async (display: 'from' | 'total') => {
    const { screen } = await showPrices(aPricedViewer({ display }));
    fireEvent.click(screen.getByRole('button', { name: 'Save your design' }));
    fireEvent.click(screen.getByRole('tab', { name: 'View specifications' }));
    const text = screen.getByRole('tabpanel').textContent;
    cleanup();
    return text;
  };
  expect(await written('from')).not.toContain('£');
  expect(await written('total')).toContain('£400.00');
});

test('“from” shows no price on choices, but differences where the tenant shows them', async () => {
  const { screen } = await showPrices(aPricedViewer({ display: 'from' }));
  const fronts = () => screen.getByRole('radiogroup', { name: 'Choose Fronts' }).textContent;
  expect(fronts()).toBe('OakAshElm');
  cleanup();
  await showPrices(aPricedViewer({ display: 'from', differences: true }));
  expect(fronts()).toContain('Ash\u2212\u00a0£40');
});
