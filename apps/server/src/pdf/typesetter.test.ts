import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startDocument } from './document.ts';
import { STYLES } from './paper.ts';

const { type } = startDocument({ tag: 'en', title: '', author: '', made: new Date(0) });
const WIDTH = 60;
const fits = (text: string): boolean => type.width(text, STYLES.text) <= WIDTH;
const linesOf = (text: string): string[] => type.lines(text, WIDTH, STYLES.text);

test('words go into as few lines as have room for them', () => {
  expect(linesOf('Oak front,  600 x\n720 mm')).toEqual(['Oak front,', '600 x 720', 'mm']);
  expect(linesOf('  ')).toEqual([]);
});

test('a word that is wider than a line is broken where the line is full', () => {
  const letters = fc.string({ unit: fc.constantFrom('i', 'W', 'é', 'Ж', 'ש', '-'), minLength: 1, maxLength: 80 });
  fc.assert(
    fc.property(letters, (word) => {
      const lines = linesOf(word);
      expect(lines.join('')).toBe(word);
      for (const [at, line] of lines.entries()) {
        expect(fits(line)).toBe(true);
        const next = lines[at + 1];
        if (next) expect(fits(line + [...next][0])).toBe(false);
      }
    }),
  );
});

test.each([
  ['橡木厨房有限公司的所有柜门。', ['橡木厨房', '有限公司的', '所有柜门。']],
  ['扉はすべて「無垢材」で、', ['扉はすべて', '「無垢材」', 'で、']],
  ['Ann 王小明', ['Ann 王小明']],
  ['Oak 모든 문은 원목으로', ['Oak 모든 문은', '원목으로']],
])('%s is broken between words, without spaces too, and no line begins with a closing sign', (text, lines) => {
  expect(linesOf(text)).toEqual(lines);
});

test('a letter and its accents stay in one line', () => {
  const lines = linesOf('ที่'.repeat(40));
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.every((line) => line.startsWith('ท') && fits(line))).toBe(true);
});
