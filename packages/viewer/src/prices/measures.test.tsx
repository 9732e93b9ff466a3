import { cleanup, fireEvent } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { showPrices, usePanelWithPrices } from '../../test/show-prices.tsx';
import { aPricedViewer } from '../../test/viewers/a-priced-viewer.ts';
import type { Viewer } from '../viewer.ts';

usePanelWithPrices();

describe('the visitor’s measures', () => {
  const open = async (viewer: Viewer) => {
    const shown = await showPrices(viewer);
    fireEvent.click(shown.bar.getByRole('button', { name: /for the/ }));
    return { ...shown, width: shown.bar.getByRole<HTMLInputElement>('textbox', { name: /Width m, 1 to 6/ }) };
  };

  test('change quantities, with a decimal comma, and can be reset', async () => {
    const viewer = aPricedViewer({ measures: true });
    const { bar, width } = await open(viewer);
    expect(bar.getByText('for the room shown')).toBeTruthy();
    fireEvent.change(width, { target: { value: '4,5' } });
    // 4.5 m x 1.5 m of £50, and the fronts.
    expect(bar.getByText('£737.50')).toBeTruthy();
    expect(bar.getByText('for your measures')).toBeTruthy();
    expect(viewer.store.get().measures).toEqual({ width: 4.5 });
    fireEvent.click(bar.getByRole('button', { name: 'Use the measures of the room shown' }));
    expect(bar.getByText('£550.00')).toBeTruthy();
    expect([width.value, document.activeElement, sessionStorage.length]).toEqual(['', width, 0]);
  });

  test.each([
    ['12', 'Enter a number from 1 to 6'],
    ['two', 'Enter a number'],
  ])('%s changes nothing, stays, and is explained when the field is left', async (typed, sentence) => {
    const { bar, width } = await open(aPricedViewer({ measures: true }));
    fireEvent.change(width, { target: { value: typed } });
    expect(bar.queryByText(sentence)).toBeNull();
    fireEvent.blur(width);
    expect(bar.getByText(sentence)).toBeTruthy();
    expect([bar.getByText('£550.00') !== null, width.value]).toEqual([true, typed]);
    fireEvent.change(width, { target: { value: '3' } });
    expect(bar.queryByText(sentence)).toBeNull();
    expect(bar.getByText('£625.00')).toBeTruthy();
  });

  test.each([
    ['are there again in the same visit', null, '£625.00'],
    ['are forgotten where the page remembers nothing', 'off', '£550.00'],
  ])('%s', async (_, remember, total) => {
    const first = aPricedViewer({ measures: true });
    const second = aPricedViewer({ measures: true });
    for (const { element } of [first, second]) if (remember) element.setAttribute('remember', remember);
    const { width } = await open(first);
    fireEvent.change(width, { target: { value: '3' } });
    cleanup();
    const { bar } = await showPrices(second);
    expect(bar.getByText(total)).toBeTruthy();
  });

  test('are not asked for where the tenant does not want them', async () => {
    const { bar } = await showPrices(aPricedViewer());
    fireEvent.click(bar.getByRole('button', { name: /Total/ }));
    expect(bar.queryByRole('textbox')).toBeNull();
  });
});
