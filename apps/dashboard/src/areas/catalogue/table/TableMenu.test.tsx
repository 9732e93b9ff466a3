import { fireEvent, screen } from '@testing-library/react';
import { aLayeredFile } from '@vitrine/fixtures/catalogue';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';

// The screen is read from source once, outside the time that a test may wait for it.
beforeAll(async () => {
  await import('../DataScreen.tsx');
});
const { createObjectURL } = URL;
afterEach(() => {
  URL.createObjectURL = createObjectURL;
});

test('an Excel file that cannot be made says so', async () => {
  URL.createObjectURL = () => {
    throw new Error('The disk is full');
  };
  const { user } = renderApp('/configurators/1/data?layer=1', {
    'GET /oakline-kitchens/kitchens/panoramic-kitchen/v/1.001/data.json': aLayeredFile(),
  });
  await user.click(await screen.findByRole('button', { name: 'Export and import' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Export as Excel', hidden: true }));
  expect(await screen.findByText('The disk is full')).toBeDefined();
});
