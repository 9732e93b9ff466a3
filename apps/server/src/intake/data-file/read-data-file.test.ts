import type { LayeredFile } from '@vitrine/contract/configurator-file';
import { fileMessages } from '@vitrine/contract/configurators/file-messages';
import { configuratorLimits } from '@vitrine/contract/configurators/limits';
import { configuratorMessages } from '@vitrine/contract/configurators/messages';
import { minifyFile } from '@vitrine/domain/catalogue/minify-file';
import { aLayeredFile } from '@vitrine/fixtures/catalogue';
import { aFlake, aFloorsFile, aRobeFile, aRobePart } from '@vitrine/fixtures/floors-and-robes';
import { describe, expect, test } from 'vitest';
import { imagePathsOf } from '../image-paths.ts';
import { readDataFile, readUploadedFile } from './read-data-file.ts';

const errorOf = (text: string) => {
  try {
    readDataFile(text, 'panoramic');
    return null;
  } catch (error) {
    return error as { code: string; errors: { json_data: string[] } };
  }
};

describe('a data file', () => {
  test('is read in full and in minified form alike', () => {
    const full = readDataFile(JSON.stringify(aLayeredFile()), 'panoramic');
    const minified = readDataFile(JSON.stringify(minifyFile(aLayeredFile())), 'panoramic');
    expect({ ...minified, minified: undefined }).toEqual({ ...full, minified: undefined });
  });

  test('that does not parse is rejected with the specified message', () => {
    expect(errorOf('{"layers": [')?.errors.json_data).toEqual([
      'Configurator data needs to be a valid Json string',
      'See line 1, column 13.',
    ]);
  });

  const named = (name: string) => {
    const file = aLayeredFile();
    Object.assign(file.layers[0]?.items[0] ?? {}, { name });
    return JSON.stringify(file);
  };

  test.each([
    ['Windows-1252', Buffer.from(named('größer'), 'latin1')],
    ['UTF-16', Buffer.from(`\uFEFF${named('größer')}`, 'utf16le')],
    ['UTF-8', Buffer.from(named('größer'))],
  ])('in %s keeps its umlauts', (_, bytes) => {
    const file = readUploadedFile(bytes, 'panoramic') as LayeredFile;
    expect(file.layers[0]?.items[0]?.name).toBe('größer');
  });

  test('whose text lost characters is rejected, with the path of each', () => {
    const upload = () => readUploadedFile(Buffer.from(named('gr\uFFFDer')), 'panoramic');
    const errors = { json_data: [`layers[0].items[0].name: ${fileMessages.lostCharacters}`] };
    expect(upload).toThrow(expect.objectContaining({ errors }));
  });

  test('loses what no database stores, so that enquiries about its items can be stored', () => {
    const file = readUploadedFile(Buffer.from(named('Oak\u0000 \uD83Dsmoked')), 'panoramic') as LayeredFile;
    expect(file.layers[0]?.items[0]?.name).toBe('Oak smoked');
  });

  test('of the wrong form is rejected with path and reason', () => {
    const file = aLayeredFile();
    const broken = {
      ...file,
      layers: file.layers.map((layer) => ({
        ...layer,
        items: layer.items.map((item) => ({ ...item, price: 'free' })),
      })),
    };
    expect(errorOf(JSON.stringify(broken))?.errors.json_data[0]).toMatch(/^layers\[0\]\.items\[0\]\.price: /);
  });

  test('cannot change what every object inherits', () => {
    const text = JSON.stringify(aLayeredFile()).replace(/^\{/, '{"__proto__":{"polluted":true},');
    expect(errorOf(text)?.errors.json_data).toEqual([`__proto__: ${fileMessages.reservedKey}`]);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  test('that nests too deep is rejected before anything walks through it', () => {
    const deep = `{"layers":${'['.repeat(200_000)}${']'.repeat(200_000)}}`;
    expect(errorOf(deep)?.errors.json_data).toEqual([fileMessages.tooDeep(configuratorLimits.dataFileDepth)]);
    expect(errorOf(JSON.stringify({ ...aLayeredFile(), layout: '['.repeat(100) }))).toBeNull();
  });

  test('states what is wrong, and how many more issues there are', () => {
    const file = JSON.parse(JSON.stringify(aLayeredFile()));
    file.layers[2].items[1].price = '39';
    file.layers[0].items[0].name = undefined;
    file.base.projection = 'round';
    expect(errorOf(JSON.stringify(file))?.errors.json_data).toEqual([
      'layers[0].items[0].name: is missing',
      'layers[2].items[1].price: must be a number',
      'base.projection: must be equirectangular or perspective',
    ]);
    const many = { ...aLayeredFile(), layers: Array.from({ length: 30 }, () => ({})) };
    expect(errorOf(JSON.stringify(many))?.errors.json_data.at(-1)).toBe(fileMessages.moreIssues(70));
  });

  test('of an upload has unique ids', () => {
    const file = aLayeredFile();
    const [layer] = file.layers;
    const twice = { ...file, layers: [{ ...layer, items: [...(layer?.items ?? []), ...(layer?.items ?? [])] }] };
    const read = () => readUploadedFile(Buffer.from(JSON.stringify(twice)), 'panoramic');
    expect(read).toThrow(
      expect.objectContaining({
        errors: {
          json_data: [
            `layers[0].items[2].id: ${fileMessages.sameId('layers[0].items[0]')}`,
            `layers[0].items[3].id: ${fileMessages.sameId('layers[0].items[1]')}`,
          ],
        },
      }),
    );
  });

  test('of an upload names all of its issues at once, and where it stops being JSON', () => {
    const file = aLayeredFile();
    const [layer] = file.layers;
    const [item] = layer?.items ?? [];
    const items = [item, { ...item, price: '49,90' }];
    const read = (text: string) => () => readUploadedFile(Buffer.from(text), 'panoramic');
    expect(read(JSON.stringify({ ...file, layers: [{ ...layer, items }] }))).toThrow(
      expect.objectContaining({
        errors: {
          json_data: [
            'layers[0].items[1].price: must be a number',
            `layers[0].items[1].id: ${fileMessages.sameId('layers[0].items[0]')}`,
          ],
        },
      }),
    );
    expect(read(JSON.stringify({ ...file, layers: [] }))).toThrow(
      expect.objectContaining({ errors: { json_data: ['layers: must have at least 1 entries'] } }),
    );
    expect(read('{\n  "currency": "EUR",,\n}')).toThrow(
      expect.objectContaining({
        errors: { json_data: [configuratorMessages.jsonInvalid, fileMessages.jsonAt(2, 21)] },
      }),
    );
  });

  test('of an upload has colours that are colours, and ranges that have sizes', () => {
    const issuesOf = (file: object, type: 'floors' | 'slidingrobe') => {
      try {
        readUploadedFile(Buffer.from(JSON.stringify(file)), type);
        return [];
      } catch (error) {
        return (error as { errors: { json_data: string[] } }).errors.json_data;
      }
    };
    const flakes = ['grau', '#12', '#F1F0EA', 'F1F0EA', 'rgb(1, 2, 3)', '', null].map((hex, index) =>
      aFlake({ id: index, hex }),
    );
    expect(issuesOf(aFloorsFile({ flakes }), 'floors')).toEqual([
      `flakes[0].hex: ${fileMessages.notAColour}`,
      `flakes[1].hex: ${fileMessages.notAColour}`,
    ]);
    const trims = [aRobePart({ hex: 'holz' })];
    const dimensions = {
      width_mm: { min: 3000, max: 1200 },
      height_mm: { min: 2000, max: 2000 },
      door_count: { min: 9 },
    };
    expect(issuesOf(aRobeFile({ trims, dimensions }), 'slidingrobe')).toEqual([
      `trims[0].hex: ${fileMessages.notAColour}`,
      `dimensions.width_mm.min: ${fileMessages.aboveMaximum(1200)}`,
    ]);
  });

  test('with scenes with images has a folder for each, and no two in one', () => {
    const scenes = [
      { id: 'day', deployVersion: 1 },
      { id: 'dusk', deployVersion: 1, name: 'Dusk', images: ['scenes/dusk/base.webp', 'scenes/day/base.webp'] },
      { id: 'day', deployVersion: 1, name: 7 },
      { id: 'dusk', deployVersion: 1, images: ['scenes/dusk/../x.webp', 'scenes/dusk/notes.txt'] },
    ];
    const withScenes = (list: object[]) => ({
      ...aLayeredFile(),
      project_info: { scene_selector: { scenes: list } },
    });
    const scenesPath = 'project_info.scene_selector.scenes';
    const wrong = fileMessages.sceneImage('scenes/dusk/');
    for (const file of [withScenes(scenes), minifyFile(withScenes(scenes) as LayeredFile)])
      expect(errorOf(JSON.stringify(file))?.errors.json_data).toEqual([
        `${scenesPath}[1].images[1]: ${wrong}`,
        `${scenesPath}[2].name: must be text`,
        `${scenesPath}[3].images[0]: ${wrong}`,
        `${scenesPath}[3].images[1]: ${wrong}`,
      ]);
    const dusk = { id: 'dusk', deployVersion: 1, images: ['scenes/dusk/base.webp'] };
    const read = (list: object[]) => readUploadedFile(Buffer.from(JSON.stringify(withScenes(list))), 'panoramic');
    expect(() => read([dusk, dusk])).toThrow(
      expect.objectContaining({
        errors: { json_data: [`${scenesPath}[1].id: ${fileMessages.sameId(`${scenesPath}[0]`)}`] },
      }),
    );
    const ofBefore = [{ id: 'uk_kitchen', deployVersion: 1 }];
    expect(read([...ofBefore, ...ofBefore]).project_info?.scene_selector.scenes).toEqual([...ofBefore, ...ofBefore]);
  });

  test('names its images, but no address elsewhere and nothing outside its folder', () => {
    const paths = imagePathsOf({
      base: { image: 'base.webp', low: 'low/base.webp' },
      items: [
        { image_path: 'a/b.webp', thumbnail: 't.png' },
        { image_path: '../x.webp' },
        { image_path: 'https://e.example/x.png' },
        { image_path: '/etc/x.png' },
      ],
    });
    expect([...paths]).toEqual([
      ['base.webp', 'image'],
      ['a/b.webp', 'image'],
      ['t.png', 'thumbnail'],
    ]);
  });
});
