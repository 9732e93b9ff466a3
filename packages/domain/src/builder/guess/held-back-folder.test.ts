import { aFolder, anImage, type Region } from '@vitrine/fixtures/images';
import { expect, test } from 'vitest';
import { imageIssues } from '../image-issues.ts';
import { scenesOf } from '../scenes/edit-scenes.ts';
import { draftFromImages } from './draft-from-images.ts';

/** Renders as a bathroom maker hands them over, which no rule was made from. */
const outlineOf = (images: ReturnType<typeof aFolder>) => {
  const { type, file, images: facts, smaller, leftOut } = draftFromImages(images);
  return {
    type,
    base: file.base ? facts[file.base.image]?.name : null,
    layers: file.layers.map(({ name, items }) => [name, ...items.map((item) => item.name)]),
    scenes: scenesOf(file).map(({ name }) => name),
    smaller: smaller.length,
    leftOut,
    issues: imageIssues(file, facts).length,
  };
};

const SIZES = { grande: { width: 6000, height: 3000 }, 'petite taille': { width: 1500, height: 750 } };

test('a French folder with numbers in the middle, nested and in two sizes', () => {
  const names: Record<string, Region> = {
    'Fond salle de bain.jpg': 'all',
    'Murs/SDB 01 - Craie.png': 'wide',
    'Murs/SDB 02 - Bleu nuit.png': 'wide',
    'Murs/SDB 03 - Vert d’eau.png': 'wide',
    'Meuble vasque/SDB 11 - Chêne clair.png': 'middle',
    'Meuble vasque/SDB 12 - Noyer américain.png': 'middle',
    'Robinetterie/SDB 21 - Chromé.png': 'small',
    'Robinetterie/SDB 22 - Laiton brossé.png': 'small',
  };
  const images = Object.entries(SIZES).flatMap(([folder, size]) =>
    Object.entries(names).map(([name, region]) => anImage(`Rendus 2026/${folder}/${name}`, region, size)),
  );
  expect(outlineOf(images)).toEqual({
    type: 'panoramic',
    base: 'Fond salle de bain.jpg',
    layers: [
      ['Murs', 'Craie', 'Bleu nuit', 'Vert d’eau'],
      ['Meuble vasque', 'Chêne clair', 'Noyer américain'],
      ['Robinetterie', 'Chromé', 'Laiton brossé'],
    ],
    scenes: [],
    smaller: 8,
    leftOut: [],
    issues: 0,
  });
});

test('a Swedish folder without folders, with sizes behind the names', () => {
  const names: Record<string, Region> = {
    'bakgrund tomt badrum': 'all',
    'golv_01_ek natur': 'bottom',
    golv_02_skiffer: 'bottom',
    kommod_01_björk: 'middle',
    kommod_02_valnöt: 'middle',
    kommod_03_grå: 'middle',
    spegel_01_rund: 'small',
    spegel_02_oval: 'small',
  };
  const images = Object.entries(names).flatMap(([name, region]) => [
    anImage(`Leverans/${name}-3840.png`, region, { width: 3840, height: 2160 }),
    anImage(`Leverans/${name}-1280.png`, region, { width: 1280, height: 720 }),
  ]);
  expect(outlineOf(images)).toEqual({
    type: 'stockset',
    base: 'bakgrund tomt badrum',
    layers: [
      ['Golv', 'Ek natur', 'Skiffer'],
      ['Kommod', 'Björk', 'Valnöt', 'Grå'],
      ['Spegel', 'Rund', 'Oval'],
    ],
    scenes: [],
    smaller: 8,
    leftOut: [],
    issues: 0,
  });
});

test('an Italian folder with scenes in nested folders', () => {
  const room: Record<string, Region> = {
    'vuoto.jpg': 'all',
    'Pareti/1 Gesso.png': 'wide',
    'Pareti/2 Salvia.png': 'wide',
    'Lavabi/1 Rovere.png': 'middle',
    'Lavabi/2 Noce.png': 'middle',
  };
  const evening = Object.fromEntries(
    Object.entries(room).map(([name, region]) => [`Bagno/scene/Sera d’estate/${name}`, region]),
  );
  const day = Object.fromEntries(Object.entries(room).map(([name, region]) => [`Bagno/${name}`, region]));
  expect(outlineOf(aFolder({ ...day, ...evening }))).toMatchObject({
    base: 'vuoto.jpg',
    layers: [
      ['Pareti', 'Gesso', 'Salvia'],
      ['Lavabi', 'Rovere', 'Noce'],
    ],
    scenes: ['Day', 'Sera d’estate'],
    issues: 0,
  });
});
