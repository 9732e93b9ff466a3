import { texts as english } from '@vitrine/texts/en-gb/viewer/texts';
import { expect, test } from 'vitest';
import { showPrices, usePanelWithPrices } from '../../test/show-prices.tsx';
import { aPricedFile } from '../../test/viewers/a-priced-viewer.ts';
import { aViewer } from '../../test/viewers/a-viewer.ts';
import { type LoadedLanguage, loadSpoken } from '../i18n/load.ts';

usePanelWithPrices();

test('another language leaves the price open, and writes it in its own way', async () => {
  const speech: { spoken: LoadedLanguage } = { spoken: { language: 'en-gb', texts: english } };
  const prices = { display: 'total', differences: false, measures: false } as const;
  const viewer = aViewer({ file: aPricedFile(), latest: { prices }, speech });
  const { user, screen, bar, renderAgain } = await showPrices(viewer);
  await user.click(bar.getByRole('button'));
  expect(bar.getByRole('button').getAttribute('aria-expanded')).toBe('true');
  const before = bar.getByRole('button').textContent;
  speech.spoken = await loadSpoken('de', false);
  renderAgain();
  expect(before).toMatch(/^Total/);
  const open = await screen.findByRole('button', { name: /^Gesamtpreis/, expanded: true });
  expect(open.textContent).toMatch(/\d,\d\d/);
});
