import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../test/render-app.tsx';
import { aUser } from '../../test/samples.ts';

const READ = 'GET /api/organisations/7/access-domain';
const VERIFY = 'POST /api/organisations/7/access-domain/verify';
const OWN = {
  ...{ access_domain: 'design.oakline.test', record_name: '_vitrine.design.oakline.test', proof: 'vitrine-verify=abc' },
  ...{ file_address: 'https://design.oakline.test/.well-known/vitrine.txt', verified: true, missing_since: null },
};
const owner = aUser({ permissions: ['organisations.admin'] });

test('a domain that is no longer used is shown with its record, until the proof was found', async () => {
  const { user } = renderApp('/settings', {
    'GET /api/user': owner,
    [READ]: { ...OWN, verified: false },
    [VERIFY]: OWN,
  });
  expect(await screen.findByText('design.oakline.test is no longer used')).toBeDefined();
  expect(screen.getByText('_vitrine.design.oakline.test')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Verify domain' }));
  await waitFor(() => expect(screen.queryByText('design.oakline.test is no longer used')).toBeNull());
});

test('a missing proof says until when it has to be restored', async () => {
  const missing_since = '2026-06-15T03:20:00.000Z';
  renderApp('/settings', { 'GET /api/user': owner, [READ]: { ...OWN, missing_since } });
  expect(await screen.findByText('The verification record of design.oakline.test is missing')).toBeDefined();
  expect(screen.getByText(/by 18 June 2026/)).toBeDefined();
});

test('nothing is asked for those who do not manage the organisation', async () => {
  const { server } = renderApp('/settings', { 'GET /api/user': aUser(), [READ]: { ...OWN, verified: false } });
  expect(await screen.findByLabelText('Contact email')).toBeDefined();
  expect(server.sent(READ)).toEqual([]);
});
