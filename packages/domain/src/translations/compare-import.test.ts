import { translationMessages as messages } from '@vitrine/contract/translations/messages';
import { expect, test } from 'vitest';
import { compareImport, type ImportedEntry } from './compare-import.ts';
import type { Word } from './word.ts';
import type { Translation } from './word-status.ts';

const word = (place: string, source: string): Word => ({ place, source, kind: 'item', context: '', maxLength: 40 });
const WORDS = [word('oak', 'Oak'), word('hello', 'Hello {name}')];

const entry = (changes: Partial<ImportedEntry> = {}): ImportedEntry => ({
  place: 'oak',
  source: 'Oak',
  text: 'Eiche',
  ...changes,
});

const NOTHING = { changed: [], outdated: [], unknown: [], invalid: [], unchanged: 0, empty: 0 };

const translated = (text: string, sourceText = 'Oak') => ({ text, sourceText }) as Translation;

test.each([
  ['new', entry(), undefined, { changed: [{ ...entry(), before: null }] }],
  ['changed', entry(), translated('Holz'), { changed: [{ ...entry(), before: 'Holz' }] }],
  ['the one that is stored', entry(), translated('Eiche'), { unchanged: 1 }],
  // Taking it says that it fits the source of today.
  [
    'the one that is stored, of a former source',
    entry(),
    translated('Eiche', 'Oaks'),
    { changed: [{ ...entry(), before: 'Eiche' }] },
  ],
  [
    'made for another source',
    entry({ source: 'Oaks' }),
    translated('Holz'),
    { outdated: [{ ...entry({ source: 'Oaks' }), before: 'Holz', sourceNow: 'Oak' }] },
  ],
  ['of no word', entry({ place: 'elm' }), undefined, { unknown: [entry({ place: 'elm' })] }],
  [
    'of no word and without a text',
    entry({ place: 'elm', text: '' }),
    undefined,
    { unknown: [entry({ place: 'elm', text: '' })] },
  ],
  ['without a text, which removes nothing', entry({ text: '' }), translated('Holz'), { empty: 1 }],
  [
    'without a placeholder of its source',
    entry({ place: 'hello', source: 'Hello {name}', text: 'Hallo' }),
    undefined,
    {
      invalid: [
        {
          ...entry({ place: 'hello', source: 'Hello {name}', text: 'Hallo' }),
          message: messages.placeholderMissing('{name}'),
        },
      ],
    },
  ],
])('an entry that is %s', (_what, one, stored, expected) => {
  expect(compareImport(WORDS, [one], () => stored)).toEqual({ ...NOTHING, ...expected });
});

test('of several entries of a place the last one counts', () => {
  const entries = [entry(), entry({ text: '' }), entry({ text: 'Eichenholz' })];
  expect(compareImport(WORDS, entries, () => undefined)).toEqual({
    ...NOTHING,
    changed: [{ ...entry({ text: 'Eichenholz' }), before: null }],
  });
});
