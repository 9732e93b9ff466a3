import { act } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { showPanel } from '../../test/show-panel.tsx';
import { asked, aTable, choose, settings, showPrices, url, usePanelWithPrices, WIDE } from '../../test/show-prices.tsx';
import { aPricedViewer } from '../../test/viewers/a-priced-viewer.ts';
import type { Viewer } from '../viewer.ts';

usePanelWithPrices();

describe('the request for the price list', () => {
  test('names configurator, resellers, currency and country', async () => {
    const viewer = aPricedViewer({ url });
    viewer.element.setAttribute('currency', 'eur');
    viewer.element.setAttribute('country', 'Germany');
    const { bar } = await showPrices(viewer);
    expect(bar.getByText('€680.00')).toBeTruthy();
    const [address, request] = asked.mock.calls[0] ?? [];
    expect(String(address)).toBe(`${url}?configurator_id=7&reseller=%5B3%5D&currency=EUR`);
    expect(request?.credentials).toBe('omit');
  });

  test('its settings are newer than those of the file', async () => {
    asked.mockImplementation(async () =>
      Response.json({ data: { settings: { ...settings, display: 'from' }, table: aTable() } }),
    );
    const { bar } = await showPrices(aPricedViewer({ url }));
    expect(bar.getByText('from €630.00')).toBeTruthy();
  });

  test.each([
    ['the next choice', (viewer: Viewer) => choose(viewer, 'fronts', 'F2'), '€630.00'],
    ['the connection', () => void window.dispatchEvent(new Event('online')), '€680.00'],
  ])('that fails shows no prices, and is made again with %s', async (_, happen, total) => {
    asked.mockRejectedValueOnce(new TypeError('offline'));
    const viewer = aPricedViewer({ url });
    const { screen } = showPanel(viewer, WIDE);
    await expect.poll(() => asked).toHaveBeenCalledOnce();
    await act(async () => undefined);
    expect(document.body.textContent).not.toMatch(/[£€]/);
    const askedAfter = () => {
      act(() => void happen(viewer));
      return asked.mock.calls.length;
    };
    await expect.poll(askedAfter).toBeGreaterThan(1);
    expect(await screen.findByText(total)).toBeTruthy();
    expect(asked).toHaveBeenCalledTimes(2);
  });
});
