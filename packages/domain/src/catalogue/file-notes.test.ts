import { fileMessages as messages } from '@vitrine/contract/configurators/file-messages';
import { aLayeredFile } from '@vitrine/fixtures/catalogue';
import { aBlend, aFlake, aFloorsFile, aRobeFile, aRobePart } from '@vitrine/fixtures/floors-and-robes';
import { expect, test } from 'vitest';
import { fileNotes } from './file-notes.ts';

const part = (id: string, percent: number) => ({ id, percent, size: 'm' });

test('a file that means what it says has no notes', () => {
  const layered = aLayeredFile({ options: { configString: 'W1,H1,D1' } });
  const robe = aRobeFile({ options: { configString: 'DR-01,FR-01,IN-02,MAT-01,w:2700,n:3,d2:DR-01/MAT-02,i2:IN-01' } });
  expect([
    ...fileNotes('panoramic', layered),
    ...fileNotes('floors', aFloorsFile({ options: { configString: 'BLD-02,size=l,base=FLK-01' } })),
    ...fileNotes('slidingrobe', robe),
  ]).toEqual([]);
});

test.each([
  ['panoramic', aLayeredFile({ options: { configString: 'W1,GONE,D1' } }), ['GONE']],
  ['floors', aFloorsFile({ options: { configString: 'GONE,base=LOST' } }), ['GONE', 'LOST']],
  ['floors', aFloorsFile({ options: { configString: 'mix=FLK-01:40:m;LOST:60:s' } }), ['LOST']],
  [
    'slidingrobe',
    aRobeFile({ options: { configString: 'DR-01,FR-09,w:2700,t:TR-01,i2:IN-09' } }),
    ['FR-09', 'TR-01', 'IN-09'],
  ],
] as const)('names the unknown items of the first design: %s', (type, file, ids) => {
  expect(fileNotes(type, file)).toEqual(ids.map((id) => `options.configString: ${messages.unknownItem(id)}`));
});

test('names parts of unknown flakes, percentages that are no shares, and shares that are no whole', () => {
  const blends = [
    aBlend({ parts: [part('FLK-01', 0.5), part('FLK-99', 0.5)] }),
    aBlend({ id: 'B2', parts: [part('FLK-01', 50), part('FLK-02', 50)] }),
    aBlend({ id: 'B3', parts: [part('FLK-01', 0.5), part('FLK-02', 50)] }),
    aBlend({ id: 'B4', parts: [part('FLK-01', 0.3), part('FLK-02', 0.4)] }),
    aBlend({ id: 'B5', parts: [part('FLK-01', 0.33), part('FLK-02', 0.33), part('FLK-03', 0.33)] }),
  ];
  expect(fileNotes('floors', aFloorsFile({ blends }))).toEqual([
    `blends[0].parts[1].id: ${messages.unknownFlake('FLK-99')}`,
    `blends[1].parts: ${messages.percentAsShare}`,
    `blends[2].parts: ${messages.percentAsShare}`,
    `blends[3].parts: ${messages.sharesNotWhole(0.7)}`,
  ]);
});

test('names doors whose panels are no whole, and colours in a form that not every place shows', () => {
  const doors = [
    aRobePart({ id: 'D1', panels: [0.7, 0.7] }),
    aRobePart({ id: 'D2', panels: [0.3333, 0.3333, 0.3333] }),
  ];
  const materials = [aRobePart({ hex: 'C0966A' }), aRobePart({ id: 'M2', hex: '' })];
  expect(fileNotes('slidingrobe', aRobeFile({ doors, materials }))).toEqual([
    `doors[0].panels: ${messages.sharesNotWhole(1.4)}`,
    `materials[0].hex: ${messages.colourForm('C0966A')}`,
  ]);
  expect(fileNotes('floors', aFloorsFile({ blends: [], flakes: [aFlake({ hex: 'white' })] }))).toEqual([
    `flakes[0].hex: ${messages.colourForm('white')}`,
  ]);
});
