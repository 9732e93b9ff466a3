import { expect, test, vi } from 'vitest';
import { startDocument } from './document.ts';
import { runsOf } from './fonts.ts';
import { STYLES } from './paper.ts';

const partsOf = (text: string): string[] => runsOf(text, 400).map((run) => run.text);

test.each([
  ['₫1,234 ₩5 ₺9 ₪7', '₫1,234 ₩5 ₺9 ₪7'],
  ['₽ ₹ € † Ő', '₽ ₹ € † Ő'],
  ['Γιώργος Παπαδόπουλος', 'Γιώργος Παπαδόπουλος'],
  ['Ｑ 𝐀𝐁 ‰ ① → ≤ ✓', 'Ｑ AB ‰ ① → ≤ ✓'],
  ['王小明 山田さん 김철수 臺灣', '王小明 山田さん 김철수 臺灣'],
  ['สมชาย आर्यन शर्मा', 'สมชาย आर्यन शर्मा'],
  ['Oak 🎉 👩\u200d🍳 👍🏽 1️⃣', 'Oak 🎉 👩🍳 👍 1'],
  ['x\u030c e\u0301', 'x é'],
  ['ქართული', '???????'],
])('%s is written as %s, with what the fonts have', (text, written) => {
  expect(partsOf(text).join('')).toBe(written);
});

test('each part has the font that has its characters', () => {
  expect(runsOf('Бетон Oak', 400).map(({ font }) => font)).toEqual(['geist-cyrillic-400', 'geist-latin-400']);
  expect(runsOf('ΑΘΗΝΑ', 600).map(({ font }) => font)).toEqual(['inter-greek-600']);
});

test.each([
  ['直角', 'noto-sans-sc'],
  ['直角の扉', 'noto-sans-jp'],
  ['직각 直角', 'noto-sans-kr'],
])('%s is in the font %s, which has its strokes', (text, family) => {
  const fonts = runsOf(text, 400).filter(({ text: part }) => part.trim() !== '');
  expect(fonts.every(({ font }) => font.startsWith(family))).toBe(true);
});

test('invisible signs are left out, and hyphens that no font has are common ones', () => {
  expect(partsOf('Kü\u00adchen\u200bfront \u2068T\u2011Profil\u2069 Oak\u2122\ufe0f')).toEqual([
    'Küchenfront T-Profil Oak™',
  ]);
});

test.each([
  ['דנה לוי', ['לוי', ' ', 'דנה']],
  ['Oak דנה לוי (Haifa)', ['Oak ', 'לוי', ' ', 'דנה', ' (Haifa)']],
  ['دنا (الرياض) 12', ['12', ' (', 'الرياض', ') ', 'دنا']],
  ['דנה!', ['!', 'דנה']],
  ['דנה 🎉 王', ['王', ' ', '🎉', ' ', 'דנה']],
  ['علی\u200cرضا', ['علی\u200cرضا']],
])('%s has its parts in their order on paper, and brackets that face each other', (text, parts) => {
  expect(partsOf(text)).toEqual(parts);
});

test('Arabic letters are joined, and all fonts of a line share its baseline', () => {
  const { document, type } = startDocument({ tag: 'en-GB', title: 'Quote', author: 'Oakline', made: new Date() });
  const apart = [...'بيت'].reduce((sum, letter) => sum + type.width(letter, STYLES.text), 0);
  expect(type.width('بيت', STYLES.text)).toBeLessThan(apart * 0.9);
  const write = vi.spyOn(document, 'text');
  type.write('Oak بيت בית ΑΘΗ', { x: 10, y: 20 }, STYLES.text);
  const heights = write.mock.calls.map((call: unknown[]) => JSON.stringify(call.slice(2)));
  expect(heights.length).toBeGreaterThan(4);
  expect(new Set(heights).size).toBe(1);
});
