import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkMessages } from '@vitrine/contract/configurators/check-messages';
import { fileMessages } from '@vitrine/contract/configurators/file-messages';
import { CONFIGURATOR_TYPE, type ConfiguratorType } from '@vitrine/contract/configurators/limits';
import { aLayeredFile } from '@vitrine/fixtures/catalogue';
import { tinyPng } from '@vitrine/fixtures/tiny-png';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { imagePathsOf } from '../../intake/image-paths.ts';
import { aZip } from '../../testing/form-request.ts';
import { checkSource } from './check-source.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../../..');
const TYPES = Object.keys(CONFIGURATOR_TYPE) as ConfiguratorType[];
const base = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-check-test-'));
let image: Buffer;
let count = 0;

beforeAll(async () => {
  image = await tinyPng(64, 32, [90, 90, 90, 255]);
});
afterAll(() => fs.rmSync(base, { recursive: true, force: true }));

const sampleFile = (type: ConfiguratorType): string => path.join(ROOT, `docs/samples/${type}.json`);
const imagesOf = (file: unknown): Record<string, Buffer> =>
  Object.fromEntries([...imagePathsOf(file).keys()].map((name) => [name.replace(/\.\w+$/, '.png'), image]));
const textOf = (file: unknown): string => JSON.stringify(file);

const inFolder = (files: Record<string, Buffer | string>): string => {
  const folder = path.join(base, String(++count));
  for (const [name, bytes] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), bytes);
  }
  return folder;
};
const inZip = async (files: Record<string, Buffer | string>): Promise<string> => {
  const file = path.join(base, `${++count}.zip`);
  fs.writeFileSync(file, await aZip(files));
  return file;
};

describe.each(TYPES)('the sample of %s', (type) => {
  test('has no issues, as a file, a folder and a ZIP, and its type is found', async () => {
    const file = JSON.parse(fs.readFileSync(sampleFile(type), 'utf8'));
    const images = imagesOf(file);
    const files = { 'data.json': textOf(file), ...images };
    const count = imagePathsOf(file).size;
    const sound = { type, images: count, issues: [], notes: [] };
    expect(await checkSource(inFolder(files), null)).toEqual(sound);
    expect(await checkSource(await inZip(files), null)).toEqual(sound);
    const alone = { ...sound, images: 0, notes: [checkMessages.notChecked(count)] };
    expect(await checkSource(sampleFile(type), null)).toEqual(alone);
  });
});

describe('a check names', () => {
  const file = aLayeredFile();
  const issuesOf = async (files: Record<string, Buffer | string>) =>
    (await checkSource(inFolder({ 'data.json': textOf(file), ...imagesOf(file), ...files }), null)).issues;

  test('missing images as issues, and files that are not used as notes', async () => {
    const images = imagesOf(file);
    delete images['base.png'];
    const files = { 'data.json': textOf(file), ...images, 'extra.png': image, 'README.txt': 'x', 'presets.json': '[]' };
    const expected = {
      issues: [checkMessages.missing('base.webp')],
      notes: [checkMessages.unused('extra.png')],
    };
    expect(await checkSource(inFolder(files), null)).toMatchObject(expected);
    expect(await checkSource(await inZip(files), null)).toMatchObject(expected);
  });

  test('every issue of the data file, with its path', async () => {
    const [layer] = structuredClone(file.layers);
    Object.assign(layer?.items[0] ?? {}, { price: -1 });
    Object.assign(layer?.items[1] ?? {}, { price: 'free' });
    const issues = await issuesOf({ 'data.json': textOf({ ...file, layers: [layer] }) });
    expect(issues).toEqual([
      expect.stringMatching(/^data\.json: layers\[0\]\.items\[0\]\.price: must be at least 0/),
      expect.stringMatching(/^data\.json: layers\[0\]\.items\[1\]\.price: must be a number/),
    ]);
  });

  test('what an upload accepts with notes', async () => {
    const options = { configString: 'W1,NOPE' };
    const expected = `data.json: options.configString: ${fileMessages.unknownItem('NOPE')}`;
    const files = { 'data.json': textOf({ ...file, options }) };
    const checked = await checkSource(inFolder({ ...imagesOf(file), ...files }), null);
    expect(checked).toMatchObject({ issues: [], notes: [expected] });
    const alone = await checkSource(path.join(inFolder(files), 'data.json'), null);
    expect(alone).toMatchObject({ issues: [], notes: expect.arrayContaining([expected]) });
  });

  test.each([
    ['text that is no JSON', { 'data.json': '{"layers": [}' }, /^data\.json: .*/],
    ['an image of another type', { 'base.png': 'GIF89a' }, /^base\.png is not a PNG, JPEG or WebP image\.$/],
    ['a side file that is no JSON', { 'presets.json': '{' }, /^presets\.json: This file is not valid JSON\.$/],
  ])('%s', async (_, files, sentence) => {
    expect((await issuesOf(files))[0]).toMatch(sentence);
  });

  test('an image that breaks off', async () => {
    const broken = image.subarray(0, 20);
    expect(await issuesOf({ 'base.png': broken })).toEqual([`base.webp: ${fileMessages.imageFailed}`]);
  });

  test('layers and scenes of another size', async () => {
    const scene = { id: 'evening', name: 'Evening', deployVersion: 1, images: ['scenes/evening/base.webp'] };
    const scenes = { ...file, project_info: { scene_selector: { scenes: [scene] } } };
    const small = await tinyPng(32, 16, [9, 9, 9, 255]);
    const sent = { 'data.json': textOf(scenes), 'scenes/evening/base.png': small };
    expect(await issuesOf(sent)).toEqual([`scenes/evening/base.webp: ${fileMessages.sceneSize('base.webp', 64, 32)}`]);
    const large = { 'base.png': await tinyPng(512, 256, [9, 9, 9, 255]) };
    const layer = { 'layers/walls/chalk_white.png': await tinyPng(256, 256, [9, 9, 9, 100]) };
    const layerSize = fileMessages.layerSize('layers/walls/chalk_white.webp', 'base.webp', 512, 256);
    expect(await issuesOf({ ...large, ...layer })).toEqual([layerSize]);
  });

  test('a folder without a data file, and names that do not exist', async () => {
    const empty = inFolder({ 'base.png': image });
    expect((await checkSource(empty, null)).issues).toEqual([checkMessages.noDataFile(empty)]);
    const absent = path.join(base, 'absent');
    expect((await checkSource(absent, null)).issues).toEqual([checkMessages.notFound(absent)]);
  });
});

describe('the command', () => {
  const run = (...args: string[]) => {
    const program = path.join(ROOT, 'apps/server/src/commands/check-data-file.ts');
    const options = { encoding: 'utf8', cwd: ROOT, env: { ...process.env, INIT_CWD: ROOT } } as const;
    return spawnSync(process.execPath, ['--import', 'tsx', program, ...args], options);
  };

  test('ends with 0 where all is well, and with 1 where it names issues', () => {
    const sound = run('docs/samples/floors.json', '--type', 'floors');
    expect([sound.status, sound.stdout.trim().split('\n').at(-1)]).toEqual([0, checkMessages.sound('Floors', 0)]);
    const wrong = run(inFolder({ 'data.json': '[]' }));
    expect([wrong.status, wrong.stderr]).toEqual([1, expect.stringContaining(checkMessages.issues(1))]);
  });

  test('prints the JSON Schema of a type', () => {
    const { status, stdout } = run('--schema', 'slidingrobe');
    expect([status, Object.keys(JSON.parse(stdout).properties)]).toEqual([0, expect.arrayContaining(['doors'])]);
  });
});
