import { LANGUAGES } from '@vitrine/contract/languages/limits';
import { localeOf } from '@vitrine/contract/languages/tags';
import type { Measure } from '@vitrine/contract/prices/quantity';
import { loadViewerTexts } from '@vitrine/texts/load-viewer-texts';
import { describe, expect, test } from 'vitest';
import { readMeasure } from './read-measure.ts';

const area: Measure = { id: 'area', name: 'Area', unit: 'm2', value: 1 };
const read = (typed: string, tag: string) => readMeasure(typed, area, tag);

describe.each(LANGUAGES)('a measure that is typed in %s', (language) => {
  test('is read as the language writes it, and with a comma or a point', async () => {
    const { tag } = await loadViewerTexts(language, 'texts');
    const written = new Intl.NumberFormat(localeOf(language)).format(44.25);
    for (const typed of [written, '44,25', '44.25', ` ${written} `])
      expect(read(typed, tag), typed).toEqual({ kind: 'value', value: 44.25 });
    expect(read('44', tag)).toEqual({ kind: 'value', value: 44 });
    expect(read('wide', tag)).toEqual({ kind: 'invalid' });
    expect(read(' ', tag)).toEqual({ kind: 'empty' });
  });
});

test('the digits of an Arabic keyboard are read in every language', () => {
  for (const tag of ['ar-u-nu-latn', 'en-GB', 'de-DE'])
    expect(read('٤٤٫٢٥', tag)).toEqual({ kind: 'value', value: 44.25 });
});
