import { expect, test } from 'vitest';
import type { Actor } from './actor.ts';
import { mayChangeQuoteSettings, mayEditQuote } from './quotes.ts';

const ADMIN: Actor = { is_admin: true, permissions: [], organisation: null, reseller: null };
const MAKER: Actor = { is_admin: false, permissions: [], organisation: { id: 7 }, reseller: null };
const RESELLER: Actor = { is_admin: false, permissions: [], organisation: { id: 7 }, reseller: { id: 70 } };

test.each([
  ['an administrator, of anyone', ADMIN, 70, true],
  ['a manufacturer, of its own', MAKER, null, true],
  ["a manufacturer, of its reseller's", MAKER, 70, false],
  ['a reseller, of its own', RESELLER, 70, true],
  ["a reseller, of its manufacturer's", RESELLER, null, false],
  ["a reseller, of another reseller's", RESELLER, 71, false],
  ['a manufacturer, of another one', { ...MAKER, organisation: { id: 8 } }, null, false],
] as const)('may edit a quote: %s', (_case, actor, resellerId, answer) => {
  expect(mayEditQuote(actor, { organisationId: 7, resellerId })).toBe(answer);
});

test('settings are changed by who manages the seller', () => {
  expect(mayChangeQuoteSettings(MAKER, { organisationId: 7, resellerId: null })).toBe(false);
  const manager: Actor = { ...MAKER, permissions: ['organisations.admin'] };
  expect(mayChangeQuoteSettings(manager, { organisationId: 7, resellerId: null })).toBe(true);
  expect(mayChangeQuoteSettings(manager, { organisationId: 7, resellerId: 70 })).toBe(false);
});
