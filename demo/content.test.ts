import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FILE_SCHEMA } from '@vitrine/contract/configurator-file';
import { describe, expect, test } from 'vitest';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));
const read = (relative: string): string => readFileSync(path(relative), 'utf8');

const CONTENTS = [
  ['panoramic', 'panoramic'],
  ['stockset-kitchen', 'stockset'],
  ['stockset-bedroom', 'stockset'],
  ['floors', 'floors'],
  ['robes', 'slidingrobe'],
] as const;

describe.each(CONTENTS)('content/%s', (folder, type) => {
  const text = read(`content/${folder}/catalogue.json`);
  const named = [...text.matchAll(/"([^"]+\.(?:webp|jpg|png|json))"/g)].map(([, file = '']) => file);

  test('is a catalogue that the contract accepts', () => {
    expect(FILE_SCHEMA[type].safeParse(JSON.parse(text)).error?.issues ?? []).toEqual([]);
  });

  test('has every file that it names, and none besides but the tile’s image', () => {
    expect(named.filter((file) => !existsSync(path(`content/${folder}/${file}`)))).toEqual([]);
    const present = readdirSync(path(`content/${folder}`), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        `${entry.parentPath}/${entry.name}`.slice(path(`content/${folder}/`).length).replaceAll('\\', '/'),
      );
    const unnamed = present.filter((file) => !named.includes(file) && file !== 'catalogue.json');
    expect(unnamed).toEqual(folder === 'robes' ? [] : ['preview.jpg']);
  });
});

describe.each(['index.html', 'stock.html', 'wardrobes.html', 'floors.html', 'privacy.html'])('shop/%s', (page) => {
  const html = read(`shop/${page}`);

  test('runs under a policy without inline scripts and styles', () => {
    expect(html).not.toMatch(/<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)|javascript:/i);
  });

  test('loads nothing from other websites but the viewer', () => {
    const addresses = [...html.matchAll(/\s(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address);
    const foreign = addresses.filter((address) => /^(?:[a-z]+:|\/\/)/i.test(address) || address.includes('{{'));
    expect(foreign.filter((address) => !address.startsWith('{{CONTENT_URL}}/'))).toEqual([]);
    const own = addresses.filter((address) => !foreign.includes(address)).map((address) => address.split('#')[0] ?? '');
    expect(own.filter((file) => file !== '' && !existsSync(path(`shop/${file}`)))).toEqual([]);
  });

  test('leads only to sections that exist', () => {
    for (const [, target = '', id = ''] of html.matchAll(/href="([^"#]*)#([^"]+)"/g)) {
      expect(read(`shop/${target || page}`)).toContain(`id="${id}"`);
    }
  });
});

test.each([
  ['index.html', 'oakline-kitchens/kitchens/panoramic-kitchen'],
  ['stock.html', 'oakline-kitchens/kitchens/stock-kitchen'],
  ['wardrobes.html', 'oakline-kitchens/wardrobes/sliding-wardrobe'],
  ['floors.html', 'terra-floors/floors/garage-floor'],
])('shop/%s embeds %s as the documentation says', (page, configurator) => {
  const html = read(`shop/${page}`);
  expect(html).toContain('<script type="module" src="{{CONTENT_URL}}/viewer/v1/vitrine.js"></script>');
  expect(html).toContain(
    `<vitrine-configurator src="{{CONTENT_URL}}/${configurator}/latest.json" lang="en-gb"></vitrine-configurator>`,
  );
});

test('the shop’s style gives the viewer a size and round corners, nothing more', () => {
  const rules = [...read('shop/styles.css').matchAll(/vitrine-configurator \{([^}]*)\}/g)].map(([, rule = '']) => rule);
  const properties = rules.flatMap((rule) => [...rule.matchAll(/([\w-]+):/g)].map(([, property]) => property));
  expect(new Set(properties)).toEqual(new Set(['width', 'height', 'border-radius']));
});

test.each(['oakline', 'terra-floors', 'northside-interiors'])('logo %s needs no font and comes as PNG too', (name) => {
  expect(read(`logos/${name}.svg`)).not.toMatch(/<text|font|<script|https?:(?!\/\/www\.w3\.org)/);
  expect(
    readFileSync(path(`logos/${name}.png`))
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG');
});
