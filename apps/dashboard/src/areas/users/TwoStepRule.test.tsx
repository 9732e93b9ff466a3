import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeError, type FakeRoutes } from '../../test/fake-server.ts';
import { renderApp } from '../../test/render-app.tsx';
import { anAccount, aUser } from '../../test/samples.ts';

const RULES = 'PUT /api/organisations/7/sign-in-rules';
const managing = aUser({ permissions: ['organisations.admin'] });
const asking = {
  ...managing,
  organisation: managing.organisation && { ...managing.organisation, two_step_required: true },
};
const users = [anAccount({ two_step: true }), anAccount({ id: 5, email: 'zoe@oakline.test' })];

const open = async (routes: FakeRoutes = {}) => {
  const app = renderApp('/accounts', { 'GET /api/user': managing, 'GET /api/users': users, ...routes });
  const rule = await screen.findByRole<HTMLInputElement>('switch', { name: 'Everyone signs in with a second step' });
  return { ...app, rule };
};

test('is asked about before it is switched on, and then holds', async () => {
  const { user, rule, server } = await open({
    [RULES]: () => {
      server.routes['GET /api/user'] = asking;
      return { two_step_required: true };
    },
  });
  expect(screen.getByText('1 of 2 users have one.')).toBeDefined();
  expect(rule.checked).toBe(false);
  await user.click(rule);
  const question = within(await screen.findByRole('alertdialog', { name: 'Require a second step for everyone?' }));
  expect(server.sent(RULES)).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Require for everyone' }));
  await waitFor(() => expect(rule.checked).toBe(true));
  expect(server.sent(RULES)[0]?.body).toEqual({ two_step_required: true });
});

test('is switched off without a question', async () => {
  const { user, rule, server } = await open({ 'GET /api/user': asking, [RULES]: { two_step_required: false } });
  await user.click(rule);
  await waitFor(() => expect(server.sent(RULES)[0]?.body).toEqual({ two_step_required: false }));
});

test('an error is shown, and the switch stays', async () => {
  const { user, rule } = await open({
    'GET /api/user': asking,
    [RULES]: new FakeError(403, { message: 'You do not have permission to do this.' }),
  });
  await user.click(rule);
  expect(await screen.findByText('Error 403: You do not have permission to do this.')).toBeDefined();
  expect(rule.checked).toBe(true);
});

test('is not shown to those who do not manage the organisation', async () => {
  renderApp('/accounts', { 'GET /api/user': aUser({ permissions: ['users.edit'] }), 'GET /api/users': users });
  await screen.findByText('zoe@oakline.test');
  expect(screen.queryByRole<HTMLInputElement>('switch')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Activity' })).toBeNull();
});
