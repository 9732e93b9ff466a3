import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../test/render-app.tsx';

const never = () => new Promise(() => undefined);

test.each([
  ['/configurators', 'GET /api/configurators', 'Fetching configurators...'],
  ['/configurators/1/data', 'GET /api/configurators/1', 'Fetching configurator details...'],
  ['/configurators/1/customisation/emails', 'GET /api/configurators/1/customisation', 'Fetching customisation data...'],
  ['/resellers', 'GET /api/organisations/7/resellers/rows', 'Fetching resellers...'],
])('%s says what it waits for', async (address, route, words) => {
  renderApp(address, { [route]: never });
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
});
