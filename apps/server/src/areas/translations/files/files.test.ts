import type { TranslatedWord } from '@vitrine/contract/translations/schemas';
import { SHEET_COLUMNS } from '@vitrine/contract/translations/sheet-columns';
import readXlsxFile from 'read-excel-file/node';
import { describe, expect, test } from 'vitest';
import { excelFileOf } from '../../../pricing/excel-file.ts';
import { sheetOf } from './export.ts';
import { readXliff, XliffError } from './read-xliff.ts';
import { writeXliff } from './write-xliff.ts';

const HARD = [
  '"quoted" and ‘curly’, \'single\'',
  'line\nfeed',
  'tab\there',
  'carriage\r\nreturn',
  '👩‍🔧 emoji 🇩🇪',
  'e\u0301 combining, Ａ wide',
  'עברית ואז English, عربي\u200F',
  '  leading and trailing  ',
  ']]>',
  '&amp; &lt; & < > <b>not bold</b>',
  '<![CDATA[ x ]]>',
  '<script>alert(1)</script>',
  '{name} %s {{x}}',
  '_x000D_ =1+1 @cmd',
];

const aWord = (at: number): TranslatedWord => {
  const hard = HARD[at % HARD.length] ?? '';
  return {
    ...{ kind: 'item', context: 'Doors & "more"', max_length: 200, status: 'done', inherited: false },
    ...{ updated_at: null, updated_by: null },
    place: `item/doors/${at}%2F ${hard.slice(0, 12).trim()}/name`,
    source: `${hard}${at}${hard}`,
    text: `${hard}«${at}»${hard}`,
    source_text: null,
  };
};
const WORDS = Array.from({ length: 10_000 }, (_, at) => aWord(at));
const entries = (words: readonly TranslatedWord[]) =>
  words.map(({ place, source, text }) => ({ place, source, text: text ?? '' }));
const xliff = (words: readonly TranslatedWord[]) =>
  writeXliff({ configuratorId: 12, sourceLanguage: 'en-gb', language: 'de', words });

describe('10,000 texts survive', () => {
  test('XLIFF', async () => {
    const read = await readXliff(xliff(WORDS));
    expect([read.sourceLanguage, read.targetLanguage]).toEqual(['en-GB', 'de']);
    expect(read.entries).toEqual(entries(WORDS));
  });

  test('Excel', async () => {
    const [first] = await readXlsxFile(await excelFileOf('German', sheetOf(WORDS)), { trim: false });
    const [head = [], ...rows] = (first?.data ?? []) as string[][];
    expect(head).toEqual(Object.values(SHEET_COLUMNS));
    const at = (column: string) => head.indexOf(column);
    const read = rows.map((row) => ({
      place: row[at(SHEET_COLUMNS.place)],
      source: row[at(SHEET_COLUMNS.source)],
      text: row[at(SHEET_COLUMNS.text)],
    }));
    expect(read).toEqual(entries(WORDS));
  });
});

describe('an XLIFF document', () => {
  test('names places, kinds, limits and states', () => {
    const [word] = WORDS;
    const document = xliff([
      { ...(word as TranslatedWord), place: 'item/doors/D1/name', source: 'Oak', text: null, status: 'missing' },
    ]);
    expect(document).toContain('<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en-GB"');
    expect(document).toContain('<unit id="w-item_2f_doors_2f_D1_2f_name" name="item/doors/D1/name">');
    expect(document).toContain('<note category="context">Doors &amp; "more"</note>');
    expect(document).toContain('<note category="max-length">200</note>');
    expect(document).toContain('<segment state="initial"><source xml:space="preserve">Oak</source></segment>');
  });

  test('of another program has groups, segments, marks and inline codes', async () => {
    const text = `\uFEFF<?xml version="1.0"?>
      <x:xliff xmlns:x="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="de-DE">
        <x:file id="f"><x:group id="g"><x:unit id="7" name="item/a/1/name">
          <x:segment><x:source>One <x:mrk id="m" type="term">oak</x:mrk></x:source><x:target>Eine </x:target></x:segment>
          <x:ignorable><x:source> </x:source><x:target> </x:target></x:ignorable>
          <x:segment><x:source>door</x:source><x:target><x:pc id="1">T</x:pc>&#xFC;r<x:cp hex="0001"/></x:target></x:segment>
        </x:unit></x:group></x:file></x:xliff>`;
    expect(await readXliff(text)).toEqual({
      sourceLanguage: 'en',
      targetLanguage: 'de-DE',
      entries: [{ place: 'item/a/1/name', source: 'One oak door', text: 'Eine  Tür\u0001' }],
    });
  });

  test('with matches from a translation memory has the texts of its segments', async () => {
    const text = `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="de">
      <file id="f"><unit id="7" name="item/a/1/name">
        <m:matches xmlns:m="urn:oasis:names:tc:xliff:matches:2.0"><m:match ref="#s">
          <source>Oak</source><target>Eiche (alt)</target>
        </m:match></m:matches>
        <segment id="s"><source>Oak</source><target>Eiche</target></segment>
      </unit></file></xliff>`;
    expect((await readXliff(text)).entries).toEqual([{ place: 'item/a/1/name', source: 'Oak', text: 'Eiche' }]);
  });

  test('is read while others are served', async () => {
    let turns = 0;
    let isRead = false;
    const read = readXliff(xliff(WORDS)).finally(() => {
      isRead = true;
    });
    while (!isRead) {
      await new Promise((resolve) => setImmediate(resolve));
      turns++;
    }
    await read;
    expect(turns).toBeGreaterThan(10);
  });

  const root = 'xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="de"';
  const lol = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;">]>';
  test.each([
    ['not XML', 'place;source;target'],
    ['empty', ''],
    ['cut short', `<xliff ${root}><file id="f">`],
    ['of XLIFF 1.2', '<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"/>'],
    ['something else', '<html xmlns="http://www.w3.org/1999/xhtml"/>'],
    [
      'a bomb',
      `${lol}<xliff ${root}><file id="f"><unit id="w-a"><segment><source>&c;</source></segment></unit></file></xliff>`,
    ],
    ['of an external entity', `<!DOCTYPE x SYSTEM "file:///etc/passwd"><xliff ${root}/>`],
    ['of an unknown entity', `<xliff ${root}><file id="f">&secret;</file></xliff>`],
    ['too deep', `<xliff ${root}>${'<group>'.repeat(100)}${'</group>'.repeat(100)}</xliff>`],
    [
      'of an element with thousands of attributes',
      `<xliff ${root} ${Array.from({ length: 1000 }, (_, at) => `a${at}=""`).join(' ')}/>`,
    ],
    ['of too many units', `<xliff ${root}>${'<unit id="w-a"/>'.repeat(20_001)}</xliff>`],
  ])('that is %s is rejected', async (_, text) => {
    await expect(readXliff(text)).rejects.toThrow(XliffError);
  });
});
