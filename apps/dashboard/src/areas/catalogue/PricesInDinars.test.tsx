import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aLayeredFile } from '@vitrine/fixtures/catalogue';
import { beforeAll, expect, test } from 'vitest';
import { renderApp } from '../../test/render-app.tsx';

// The screen is read from source once, outside the time that a test may wait for it.
beforeAll(async () => {
  await import('./DataScreen.tsx');
});

const FILE = {
  'GET /oakline-kitchens/kitchens/panoramic-kitchen/v/1.001/data.json': aLayeredFile({ currency: 'KWD' }),
};
const cell = () => screen.getByLabelText<HTMLInputElement>('Price of Gloss Dove');

test('a cell takes and shows three decimals', async () => {
  renderApp('/configurators/1/data?layer=1', FILE);
  await screen.findByLabelText('Price of Gloss Dove');
  fireEvent.focus(cell());
  expect(cell().value).toBe('39.000');
  fireEvent.change(cell(), { target: { value: '12.345' } });
  fireEvent.blur(cell());
  expect(screen.getByText('1 edit in 1 layer')).toBeDefined();
  expect(cell().value).toMatch(/12\.345/);
});

test('a pasted column takes three decimals', async () => {
  renderApp('/configurators/1/data?layer=1', FILE);
  await screen.findByLabelText('Price of Gloss Dove');
  fireEvent.paste(cell(), { clipboardData: { getData: () => '12.345\n1.299' } });
  await waitFor(() => expect(cell().value).toMatch(/12\.345/));
});

test('the form says how many decimals there may be, and takes them', async () => {
  renderApp('/configurators/1/data/editProduct?layer=1&item=D4', FILE);
  const price = await screen.findByLabelText<HTMLInputElement>('Price');
  expect(price.value).toBe('39.000');
  expect(screen.getByText('Enter an amount in KWD, with up to 3 decimals')).toBeDefined();
  fireEvent.change(price, { target: { value: '12.345' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add Changes' }));
  await waitFor(() => expect(screen.getByText('1 edit in 1 layer')).toBeDefined());
  expect(cell().value).toMatch(/12\.345/);
});
