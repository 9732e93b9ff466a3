import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fileMessages as messages } from '@vitrine/contract/configurators/file-messages';
import { preparingMessages } from '@vitrine/contract/configurators/preparing-messages';
import { aFloorsFile } from '@vitrine/fixtures/floors-and-robes';
import { expect, test } from 'vitest';
import { renderApp } from '../test/render-app.tsx';
import { aConfigurator, aUser, withVersions } from '../test/samples.ts';

const open = (address: string, user = aUser({ is_admin: true })) =>
  renderApp(address, {
    'GET /api/user': user,
    'GET /api/configurators/1': withVersions(aConfigurator({ configurator_type_id: 2 })),
    'GET /oakline-kitchens/kitchens/panoramic-kitchen/v/1.001/data.json': aFloorsFile({
      options: { configString: 'BLD-77' },
    }),
  });

test('says on the Data tab what the data file hardly means, with the way to correct it', async () => {
  const { router } = open('/configurators/1/data');
  expect(await screen.findByText('1 entry of the data file may be a mistake')).toBeDefined();
  expect(screen.queryByText(/BLD-77/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: messages.showEntries }));
  expect(screen.getByText(`options.configString: ${messages.unknownItem('BLD-77')}`)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: preparingMessages.updateData }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/configurators/1/update'));
});

test('stays hidden once dismissed', async () => {
  open('/configurators/1/data');
  await screen.findByText(messages.dataNotes(1));
  fireEvent.click(screen.getByRole('button', { name: preparingMessages.dismiss }));
  expect(screen.queryByText(messages.dataNotes(1))).toBeNull();
});

test('is for those who can upload a data file', async () => {
  open('/configurators/1/data', aUser());
  await screen.findByRole('tab', { name: /Flakes/ });
  expect(screen.queryByText(messages.dataNotes(1))).toBeNull();
});
