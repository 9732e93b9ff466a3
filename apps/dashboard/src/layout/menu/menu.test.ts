import { IconBox } from '@tabler/icons-react';
import { expect, test } from 'vitest';
import { aUser } from '../../test/samples.ts';
import { MENU, type MenuCircumstances, type MenuRow, menuFor, menuKind } from './menu.ts';

const row = (label: string, rule: Partial<MenuRow> = {}): MenuRow => ({
  view: label,
  label,
  icon: IconBox,
  on: ['normal', 'organisation'],
  ...rule,
});

const rows = [
  row('always'),
  row('enterprise', { only: 'enterprise', hiddenOnPhone: true }),
  row('primary', { only: 'primary' }),
  row('admin', { on: ['admin'] }),
];

const user = aUser();
const enterprise = { enterprise: true, primary: true };
const standard = { enterprise: false, primary: false };

test.each<[string, MenuCircumstances, string[]]>([
  [
    'an enterprise organisation',
    { kind: 'normal', parent: enterprise, phone: false, user },
    ['always', 'enterprise', 'primary'],
  ],
  ['a standard organisation', { kind: 'normal', parent: standard, phone: false, user }, ['always']],
  [
    'an enterprise organisation on a phone',
    { kind: 'normal', parent: enterprise, phone: true, user },
    ['always', 'primary'],
  ],
  ['nobody of an organisation', { kind: 'normal', parent: null, phone: false, user }, ['always']],
  ['the admin host', { kind: 'admin', parent: null, phone: false, user }, ['admin']],
  [
    'an opened organisation',
    { kind: 'organisation', parent: enterprise, phone: false, user },
    ['always', 'enterprise', 'primary'],
  ],
])('shows to %s what its rules allow', (_, circumstances, labels) => {
  expect(menuFor(rows, circumstances).map(({ label }) => label)).toEqual(labels);
});

test('a row can be for some users only', () => {
  const circumstances: MenuCircumstances = { kind: 'normal', parent: enterprise, phone: false, user };
  const prices = (permissions: (typeof user)['permissions']) =>
    menuFor(MENU, { ...circumstances, user: aUser({ permissions }) }).some(({ view }) => view === 'prices');
  expect([prices(['configurators']), prices([])]).toEqual([true, false]);
});

test('an organisation in the address comes before the host', () => {
  expect([menuKind('Acme', true), menuKind(null, true), menuKind(null, false)]).toEqual([
    'organisation',
    'admin',
    'normal',
  ]);
});

test('lists the views in their order, wherever they belong', () => {
  const labels = (kind: MenuCircumstances['kind']) =>
    menuFor(MENU, { kind, parent: enterprise, phone: false, user }).map(({ label }) => label);
  expect(labels('normal')).toEqual([
    'Configurators',
    'Resellers',
    'Prices',
    'User Accounts',
    'Customer Enquiries',
    'Quotes',
    'Billing',
    'Analytics',
  ]);
  expect(labels('organisation')).toEqual([
    'Configurators',
    'Resellers',
    'Prices',
    'User Accounts',
    'Customer Enquiries',
    'Quotes',
    'Billing',
    'Analytics',
  ]);
  expect(labels('admin')).toEqual(['Organisations', 'User Accounts', 'Analytics']);
});
