import { recipeOf } from '@vitrine/domain/design/floors/recipe';
import { computeMeanColour } from '@vitrine/domain/design/floors/scatter';
import { createFlatProjection } from '@vitrine/domain/design/view/flat-projection';
import { aFloorsFile } from '@vitrine/fixtures/floors-and-robes';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawFloor, type FloorView } from './draw-floor.ts';

const FRAME = [400, 300] as const;
const SIZE = { width: 200, height: 150 };
const recipe = recipeOf(aFloorsFile(), {});
const projection = createFlatProjection(FRAME);

let count = 0;
/** An image of one grey, from a row of the frame to its lower edge. */
async function grey(value: number, top = 0) {
  const height = FRAME[1] - top;
  const create = { width: FRAME[0], height, channels: 3, background: { r: value, g: value, b: value } } as const;
  const bytes = await sharp({ create }).png().toBuffer();
  count++;
  return { name: `grey ${count}`, bytes, area: [0, top / FRAME[1], 1, height / FRAME[1]] as const };
}

/** The floor is the lower half, a metre wide for each 200 pixels, seen from above. */
async function aView(more: Partial<FloorView['files']> = {}): Promise<FloorView> {
  const base = await grey(120);
  return {
    files: { base, mask: await grey(255, 150), ...more },
    recipe,
    toFloor: [
      [1 / 200, 0, 0],
      [0, 1 / 200, 0],
      [0, 0, 1],
    ],
    frame: FRAME,
    lens: projection.lens(projection.home(SIZE), SIZE),
    size: SIZE,
    background: 0,
    format: 'png',
  };
}

/** The mean colours above and below the edge of the floor. */
async function halvesOf(view: FloorView): Promise<{ room: number[]; floor: number[] }> {
  const { bytes } = await drawFloor(view);
  const mean = async (top: number) => {
    const part = await sharp(bytes).extract({ left: 0, top, width: SIZE.width, height: 70 }).toBuffer();
    return (await sharp(part).stats()).channels.slice(0, 3).map((channel) => channel.mean);
  };
  return { room: await mean(0), floor: await mean(80) };
}

test('the flakes are where the mask is, in the mean colour of their recipe, and the same each time', async () => {
  const view = await aView();
  const { room, floor } = await halvesOf(view);
  expect(room).toEqual([120, 120, 120]);
  for (const [at, mean] of computeMeanColour(recipe).entries())
    expect(Math.abs((floor[at] ?? 0) - mean)).toBeLessThan(6);
  expect((await drawFloor(view)).bytes.equals((await drawFloor(view)).bytes)).toBe(true);
});

test('light darkens the floor, and a finish that reflects lightens it', async () => {
  const { floor: plain } = await halvesOf(await aView());
  const { floor: dark } = await halvesOf(await aView({ lighting: await grey(128) }));
  const { floor: bright } = await halvesOf(await aView({ gloss: await grey(64) }));
  for (const at of [0, 1, 2]) {
    expect((dark[at] ?? 0) / (plain[at] ?? 1)).toBeCloseTo(128 / 255, 1);
    expect(bright[at]).toBeGreaterThan(plain[at] ?? 0);
  }
});

test('without a mask there is only the room; one that is broken is left out', async () => {
  const view = await aView();
  const { mask, ...files } = view.files;
  const { floor } = await halvesOf({ ...view, files });
  expect(floor).toEqual([120, 120, 120]);
  const broken = { name: 'broken mask', bytes: Buffer.from('no image'), area: [0, 0, 1, 1] as const };
  expect(await drawFloor({ ...view, files: { ...files, mask: broken } })).toMatchObject({ isComplete: false });
  expect(mask).toBeDefined();
});
