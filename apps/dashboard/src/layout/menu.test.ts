import { IconBox } from '@tabler/icons-react';
import { expect, test } from 'vitest';
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

const enterprise = { enterprise: true, primary: true };
const standard = { enterprise: false, primary: false };

test.each<[string, MenuCircumstances, string[]]>([
  [
    'an enterprise organisation',
    { kind: 'normal', parent: enterprise, phone: false },
    ['always', 'enterprise', 'primary'],
  ],
  ['a standard organisation', { kind: 'normal', parent: standard, phone: false }, ['always']],
  ['an enterprise organisation on a phone', { kind: 'normal', parent: enterprise, phone: true }, ['always', 'primary']],
  ['nobody of an organisation', { kind: 'normal', parent: null, phone: false }, ['always']],
  ['the admin host', { kind: 'admin', parent: null, phone: false }, ['admin']],
  [
    'an opened organisation',
    { kind: 'organisation', parent: enterprise, phone: false },
    ['always', 'enterprise', 'primary'],
  ],
])('shows to %s what its rules allow', (_, circumstances, labels) => {
  expect(menuFor(rows, circumstances).map(({ label }) => label)).toEqual(labels);
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
    menuFor(MENU, { kind, parent: enterprise, phone: false }).map(({ label }) => label);
  expect(labels('normal')).toEqual([
    'Configurators',
    'Resellers',
    'User Accounts',
    'Customer Enquiries',
    'Billing',
    'Analytics',
  ]);
  expect(labels('organisation')).toEqual([
    'Configurators',
    'Resellers',
    'User Accounts',
    'Customer Enquiries',
    'Billing',
    'Analytics',
  ]);
  expect(labels('admin')).toEqual(['Organisations', 'User Accounts', 'Analytics']);
});
