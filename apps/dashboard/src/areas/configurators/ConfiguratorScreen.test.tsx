import { screen, waitFor } from '@testing-library/react';
import { aLayeredFile } from '@vitrine/fixtures/catalogue';
import { expect, test } from 'vitest';
import { renderApp } from '../../test/render-app.tsx';
import { aConfigurator, withVersions } from '../../test/samples.ts';

const DATA = '/oakline-kitchens/kitchens/panoramic-kitchen/v/1.001/data.json';

test('header and tabs stay the same elements when the configurator arrives, so that a press meanwhile is a click', async () => {
  let arrive: (configurator: unknown) => void = () => undefined;
  const { server } = renderApp('/configurators/1/data', {
    'GET /api/configurators/1': () => new Promise((resolve) => (arrive = resolve)),
    [`GET ${DATA}`]: aLayeredFile(),
  });
  const tab = await screen.findByRole('link', { name: 'Integration' });
  const title = screen.getByRole('heading', { name: 'Panoramic Kitchen', level: 1 });
  await waitFor(() => expect(server.sent('GET /api/configurators/1')).toHaveLength(1));
  arrive(withVersions(aConfigurator()));
  await screen.findByRole('button', { name: 'Translations' });
  expect(screen.getByRole('link', { name: 'Integration' })).toBe(tab);
  expect(screen.getByRole('heading', { name: 'Panoramic Kitchen', level: 1 })).toBe(title);
});
