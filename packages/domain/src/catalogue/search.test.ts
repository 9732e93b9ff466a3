import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchesSearch, parseSearch } from './search.ts';

const word = fc.stringMatching(/^[a-z0-9]{1,6}$/);

describe('parseSearch', () => {
  test.each([
    ['blue, green + racing', [['blue'], ['green', 'racing']]],
    ['  Oak  ', [['oak']]],
    ['dark oak', [['dark oak']]],
    ['', []],
    [' , + ,', []],
    ['blue,,+', [['blue']]],
    ['a+,+b', [['a'], ['b']]],
  ])('reads %j', (query, parsed) => {
    expect(parseSearch(query)).toEqual(parsed);
  });

  test('reads back any alternatives of words, whatever the spaces and case', () => {
    const alternatives = fc.array(fc.array(word, { minLength: 1, maxLength: 3 }), { maxLength: 4 });
    fc.assert(
      fc.property(alternatives, fc.constantFrom('', ' ', '   '), (parsed, gap) => {
        const query = parsed.map((words) => words.join(`${gap}+${gap}`)).join(`${gap},${gap}`);
        expect(parseSearch(query.toUpperCase())).toEqual(parsed);
      }),
    );
  });
});

describe('matchesSearch', () => {
  test.each([
    ['blue, green + racing', 'Midnight BLUE', true],
    ['blue, green + racing', 'British Racing Green', true],
    ['blue, green + racing', 'Sage Green', false],
    ['', 'anything', true],
    [' ,', 'anything', true],
    ['oak', '', false],
  ])('%j in %j: %s', (query, text, matches) => {
    expect(matchesSearch(parseSearch(query), text)).toBe(matches);
  });

  test('looks for each word in any of the options', () => {
    const search = parseSearch('matt + grey');
    expect(matchesSearch(search, ['Matt', 'Dove Grey'])).toBe(true);
    expect(matchesSearch(search, ['Matt', 'White'])).toBe(false);
    expect(matchesSearch(search, [])).toBe(false);
  });

  test('one more alternative never matches less, one more word never matches more', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 3 }), word, fc.string(), (words, extra, text) => {
        const before = matchesSearch([words], text);
        if (before) expect(matchesSearch([words, [extra]], text)).toBe(true);
        else expect(matchesSearch([[...words, extra]], text)).toBe(false);
      }),
    );
  });
});

test.each([
  ['swierk', 'Świerk syberyjski'],
  ['ÉPICÉA', 'Epicea'],
  ['grosse', 'GROSSE'],
])('accents make no difference: %s finds %s', (query, text) => {
  expect(matchesSearch(parseSearch(query), text)).toBe(true);
});
