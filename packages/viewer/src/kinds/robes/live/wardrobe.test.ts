import { type RobeDesign, readDesign } from '@vitrine/domain/design/robes/robe-design';
import { robesModel } from '@vitrine/domain/design/robes/robes-model';
import { aRobeFile } from '@vitrine/fixtures/floors-and-robes';
import { MeshBasicMaterial } from 'three';
import { expect, test } from 'vitest';
import type { Palette } from './palette.ts';
import { Wardrobe } from './wardrobe.ts';

const file = aRobeFile();
const model = robesModel(file);
const robeOf = (text: string): RobeDesign => readDesign(model.restore(text).design);
const aWardrobe = (robe: RobeDesign): Wardrobe => {
  const wardrobe = new Wardrobe(file, { materialOf: () => new MeshBasicMaterial() } as unknown as Palette);
  wardrobe.fit(robe);
  return wardrobe;
};
/** The left edge of each door, in metres. */
const leftsOf = ({ doorShades }: Wardrobe): number[] => doorShades.map(([left]) => left);

const OAK = robeOf('DR-01,FR-01,IN-01,MAT-01,w:3600,n:4');
const ONE_WHITE = robeOf('DR-01,FR-01,IN-01,MAT-01,w:3600,n:4,d2:DR-01/MAT-02');

test('doors that slide while one of them gets another panel arrive where they go', () => {
  const wardrobe = aWardrobe(OAK);
  const opened = aWardrobe(ONE_WHITE);
  opened.setOpen(true);
  opened.advance(10);
  wardrobe.setOpen(true);
  wardrobe.advance(0.3);
  wardrobe.fit(ONE_WHITE);
  wardrobe.advance(10);
  expect(leftsOf(wardrobe)).toEqual(leftsOf(opened));
});

test('another number of doors starts closed', () => {
  const wardrobe = aWardrobe(OAK);
  wardrobe.setOpen(true);
  wardrobe.advance(0.3);
  const fewer = robeOf('DR-01,FR-01,IN-01,MAT-01,w:3600,n:3');
  wardrobe.fit(fewer);
  wardrobe.advance(10);
  expect(wardrobe.isOpen).toBe(false);
  expect(leftsOf(wardrobe)).toEqual(leftsOf(aWardrobe(fewer)));
});

test('doors can be opened where one has another to slide behind', () => {
  expect(aWardrobe(OAK).canOpen).toBe(true);
  expect(aWardrobe({ ...OAK, doors: OAK.doors.slice(0, 1) }).canOpen).toBe(false);
});

test('doors arrive at once when all the time has passed', () => {
  const wardrobe = aWardrobe(OAK);
  wardrobe.setOpen(true);
  expect(wardrobe.advance(Number.POSITIVE_INFINITY)).toBe(false);
  const opened = aWardrobe(OAK);
  opened.setOpen(true);
  opened.advance(10);
  expect(leftsOf(wardrobe)).toEqual(leftsOf(opened));
});
