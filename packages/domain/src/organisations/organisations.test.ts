import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hostAllowed } from './hosts.ts';
import { safeName } from './safe-name.ts';
import { conversionRate, leadsChange, usageLevel } from './usage.ts';

describe('safeName', () => {
  test.each([
    ['Oakline Kitchens', 'oakline-kitchens'],
    ['  Küchen & Bäder  ', 'kuchen-bader'],
    ['Straße 7', 'strasse-7'],
    ["O'Brien’s", 'obriens'],
    ['Ærø / Łódź', 'aero-lodz'],
    ['../../etc', 'etc'],
    ['日本', ''],
  ])('of %j is %j', (name, safe) => {
    expect(safeName(name)).toBe(safe);
  });

  test('has only letters, digits and single inner hyphens, and does not change when applied again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(safeName(name)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
        expect(safeName(safeName(name))).toBe(safeName(name));
      }),
    );
  });
});

test.each([
  [899, 1000, 'normal'],
  [900, 1000, 'danger'],
  [27, 30, 'danger'],
  [999, 1000, 'danger'],
  [1000, 1000, 'negative'],
  [1, 0, 'negative'],
  [0, 0, 'normal'],
  [5000, null, 'normal'],
] as const)('usageLevel(%s of %s) is %s', (sessions, limit, level) => {
  expect(usageLevel(sessions, limit)).toBe(level);
});

test.each([
  [7, 200, 4],
  [0, 200, 0],
  [7, 0, 0],
  [3, 70, 4],
  [1, 1, 100],
  [200, 200, 100],
])('conversionRate(%s leads, %s sessions) is %s', (leads, sessions, rate) => {
  expect(conversionRate(leads, sessions)).toBe(rate);
});

test.each([
  ['20 on day 15 after 30 in 30 days', 20, 30, 15, 30, 33],
  ['15 on day 15 after 30 in 30 days', 15, 30, 15, 30, 0],
  ['none after some', 0, 30, 15, 30, -100],
  ['a half is rounded', 5, 8, 15, 30, 25],
  ['two thirds are rounded up', 5, 3, 30, 30, 67],
  ['one after less than one', 1, 1, 15, 30, 100],
  ['any after none', 5, 0, 15, 30, null],
  ['day 31 after February counts as its whole', 28, 28, 31, 28, 0],
] as const)('leadsChange: %s', (_, now, before, day, days, change) => {
  expect(leadsChange(now, before, day, days)).toBe(change);
});

describe('hostAllowed', () => {
  test.each([
    ['oakline.com', ['oakline.com'], true],
    ['www.oakline.com', ['oakline.com'], true],
    ['OAKLINE.com:8080', ['Oakline.com'], true],
    ['oakline.com.', ['oakline.com'], true],
    ['oakline.com', ['https://oakline.com/shop'], true],
    ['shop.oakline.com', ['*.oakline.com'], true],
    ['küchen.de', ['xn--kchen-kva.de'], true],
    ['shop.localhost:4000', ['shop.localhost'], true],
    ['evil-oakline.com', ['oakline.com'], false],
    ['oakline.com.evil.com', ['oakline.com'], false],
    ['oakline.com', ['www.oakline.com'], false],
    ['evil.com/.oakline.com', ['oakline.com'], false],
    ['evil.com\\.oakline.com', ['oakline.com'], false],
    ['evil.com#.oakline.com', ['oakline.com'], false],
    ['oakline.com@evil.com', ['oakline.com'], false],
    ['', ['oakline.com'], false],
    ['oakline.com', [], false],
    ['oakline.com', ['', ' '], false],
    ['null', ['oakline.com'], false],
  ])('%j in %j: %s', (host, domains, allowed) => {
    expect(hostAllowed(host, domains)).toBe(allowed);
  });

  test('allows a domain and its subdomains, and no other domain with the same ending', () => {
    const label = fc.stringMatching(/^[a-z][a-z0-9]{0,6}$/);
    fc.assert(
      fc.property(label, label, label, (name, top, prefix) => {
        const domain = `${name}.${top}`;
        expect(hostAllowed(`${prefix}.${domain}`, [domain])).toBe(true);
        expect(hostAllowed(`${prefix}${domain}`, [domain])).toBe(false);
        expect(hostAllowed(`${domain}.${prefix}`, [domain])).toBe(domain === `${top}.${prefix}` && name === top);
      }),
    );
  });
});
