import { expect } from '@playwright/test';
import { aLayer, aLayeredFile, anItem } from '@vitrine/fixtures/catalogue';
import { tinyPng } from '@vitrine/fixtures/tiny-png';
import { zipOf } from '../zip.ts';
import type { Bait, HostileFile } from './files/hostile-file.ts';
import { type Answer, type Calls, formOf } from './product-calls.ts';
import { type Outcome, outcomeOf } from './send.ts';

interface CreatedConfigurator {
  id: number;
  live_url: string;
  deployed: boolean;
  images: { status: string; errors: { file: string; reason: string }[] } | null;
}

interface Upload {
  name: string;
  json: object;
  images: ReadonlyMap<string, Buffer>;
}

const create = (call: Calls, organisation: number, { name, json, images }: Upload): Promise<Answer> =>
  call(
    'POST',
    `/organisations/${organisation}/configurators`,
    formOf({
      ...{ name, configurator_type: '1', deployed: '1', group_name: 'Hostile' },
      json_data: new File([JSON.stringify(json)], 'data.json', { type: 'application/json' }),
      assets: new File([new Uint8Array(zipOf(images))], 'images.zip', { type: 'application/zip' }),
    }),
  );

/** Waits until the configurator's images are ready. */
async function prepared(call: Calls, id: number): Promise<CreatedConfigurator> {
  const read = async (): Promise<CreatedConfigurator> =>
    (await call('GET', `/configurators/${id}`)).data as CreatedConfigurator;
  await expect.poll(async () => (await read()).images?.status, { intervals: [100] }).not.toBe('working');
  return read();
}

const base = (): Promise<Buffer> => tinyPng(64, 32, [120, 120, 120, 255]);

/** A configurator that goes live with markup in its names. */
export async function createMarkedUp(call: Calls, organisation: number, bait: Bait): Promise<CreatedConfigurator> {
  const markup = `<img src=x onerror="${bait.script}"><script>${bait.script}</script>`;
  const names = [
    markup,
    `"><svg onload="${bait.script}">`,
    `' onfocus='${bait.script}' autofocus x='`,
    `{{constructor.constructor("${bait.script}")()}}`,
  ];
  const items = names.map((name, at) =>
    anItem({
      id: `W${at + 1}`,
      name,
      image_path: `${at}.png`,
      thumbnail: `${at}.png`,
      product_code: name.slice(0, 60),
    }),
  );
  const layers = [aLayer({ name: markup, items })];
  const image = await base();
  const json = aLayeredFile({ layers, filter_groups: [], base: { ...aLayeredFile().base, image: 'base.png' } });
  const images = new Map(['base.png', ...items.map((_, at) => `${at}.png`)].map((name) => [name, image]));
  const { status, data, message, errors } = await create(call, organisation, { name: 'Marked up', json, images });
  expect(status, message + JSON.stringify(errors)).toBe(200);
  return prepared(call, (data as CreatedConfigurator).id);
}

/**
 * Uploads the files as images of one configurator. Files that are rejected by name are left out and the others are sent
 * again, until an upload is accepted. Each of its images is then either prepared or listed with an error.
 */
export async function sendAsCatalogue(
  call: Calls,
  organisation: number,
  files: readonly HostileFile[],
): Promise<Outcome[]> {
  const route = 'images of a catalogue';
  const image = await base();
  const nameOf = (file: HostileFile): string => `hostile/${file.fileName}`;
  let left = [...files];
  const outcomes: Outcome[] = [];
  for (;;) {
    const items = left.map((file, at) => anItem({ id: `H${at}`, image_path: nameOf(file), thumbnail: null }));
    const json = aLayeredFile({
      layers: [aLayer({ items })],
      filter_groups: [],
      base: { ...aLayeredFile().base, image: 'base.png' },
    });
    const images = new Map([['base.png', image], ...left.map((file) => [nameOf(file), file.bytes] as const)]);
    const answer = await create(call, organisation, { name: 'Hostile images', json, images });
    if (answer.status === 200) {
      const { images: intake } = await prepared(call, (answer.data as CreatedConfigurator).id);
      const failed = new Set(intake?.errors.map(({ file }) => file));
      return [...outcomes, ...left.map((file) => ({ file: file.name, route, stored: !failed.has(nameOf(file)) }))];
    }
    const sentences = Object.values(answer.errors).flat().join('\n');
    const rejected = left.filter(({ fileName }) => sentences.includes(fileName));
    expect(rejected, `${answer.status} ${answer.message}: ${sentences}`).not.toEqual([]);
    outcomes.push(...rejected.map(({ name }) => outcomeOf(route, name, answer)));
    left = left.filter((file) => !rejected.includes(file));
  }
}
