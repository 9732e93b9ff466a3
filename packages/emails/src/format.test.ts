import { loadTenantTexts } from '@vitrine/texts/load-email-texts';
import { expect, test } from 'vitest';
import { formatCount, formatDay, formatMonth, formatWhen } from './format.ts';

const NOW = new Date('2026-11-24T10:00:00Z');
const whenIn = async (language: Parameters<typeof loadTenantTexts>[0], date: string): Promise<string> =>
  formatWhen(language, (await loadTenantTexts(language)).enquiry, new Date(date), NOW);

test.each([
  ['2026-11-24T09:42:00Z', 'today at 09:42'],
  ['2026-03-15T14:32:00Z', '15th March at 14:32'],
  ['2026-06-01T22:32:00Z', '1st June at 23:32'],
  ['2026-06-22T08:05:00Z', '22nd June at 09:05'],
  ['2026-06-13T08:05:00Z', '13th June at 09:05'],
  ['2025-11-03T09:42:00Z', '3rd November 2025 at 09:42'],
])('%s in British English is %s', async (date, text) => {
  expect(await whenIn('en-gb', date)).toBe(text);
});

test.each([
  ['de', 'heute um 09:42 Uhr', 'am 3. November 2025 um 09:42 Uhr'],
  ['fr', 'aujourd’hui à 09:42', 'le 3 novembre 2025 à 09:42'],
  ['es', 'hoy a las 9:42', 'el 3 de noviembre de 2025 a las 9:42'],
  ['it', 'oggi alle 09:42', 'il 3 novembre 2025 alle 09:42'],
  ['pt', 'hoje às 09:42', 'em 3 de novembro de 2025 às 09:42'],
  ['nl', 'vandaag om 09:42 uur', 'op 3 november 2025 om 09:42 uur'],
  ['se', 'i dag kl. 09:42', 'den 3 november 2025 kl. 09:42'],
] as const)('times in %s are written as there', async (language, today, day) => {
  expect(await whenIn(language, '2026-11-24T09:42:00Z')).toBe(today);
  expect(await whenIn(language, '2025-11-03T09:42:00Z')).toBe(day);
});

test('American times have their own order', async () => {
  expect((await whenIn('en-us', '2025-11-03T09:42:00Z')).replace('\u202f', ' ')).toBe('on November 3, 2025 at 9:42 AM');
});

test('days, months and counts are written as each language does', () => {
  expect(formatDay('en-gb', '2026-12-24')).toBe('24 December 2026');
  expect(formatDay('de', '2026-12-24')).toBe('24. Dezember 2026');
  expect(formatMonth('fr', NOW)).toBe('novembre 2026');
  expect(formatCount('de', 4712)).toBe('4.712');
});
