import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Recipe } from './recipe.ts';
import { computeMeanColour, scatter, scatterAtOnce } from './scatter.ts';

const RED = { id: 'R', name: 'Red', colour: [200, 20, 20], size: 'm' } as const;
const BLUE = { id: 'B', name: 'Blue', colour: [20, 20, 200], size: 's' } as const;
const aRecipe = (red: number, overrides: Partial<Recipe> = {}): Recipe => ({
  key: `red ${red}`,
  parts: [
    { ...RED, share: red },
    { ...BLUE, share: 1 - red },
  ],
  base: [20, 200, 20],
  blendBase: [20, 200, 20],
  ...overrides,
});
const PIXELS = 256;
const EDGE = 200;

const shares = (data: Uint8ClampedArray): number[] => {
  const counts = [0, 0, 0];
  for (let at = 0; at < data.length; at += 4) {
    const colour = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    const most = colour.indexOf(Math.max(...colour));
    counts[most] = (counts[most] ?? 0) + 1;
  }
  return counts.map((count) => count / (PIXELS * PIXELS));
};

test.each([0.2, 0.5, 0.8])('of %d red flakes, as much of the floor is red; a little of the coat shows', (red) => {
  const [reds = 0, greens = 0, blues = 0] = shares(scatterAtOnce(aRecipe(red), PIXELS, EDGE).data);
  expect(reds / (reds + blues)).toBeGreaterThan(red - 0.03);
  expect(reds / (reds + blues)).toBeLessThan(red + 0.03);
  expect(greens).toBeGreaterThan(0.02);
  expect(greens).toBeLessThan(0.11);
});

test('from far away a floor has the colour of its recipe', () => {
  const recipe = aRecipe(0.4, { base: [90, 60, 110] });
  const { data } = scatterAtOnce(recipe, PIXELS, EDGE);
  computeMeanColour(recipe).forEach((expected, channel) => {
    let sum = 0;
    for (let at = channel; at < data.length; at += 4) sum += data[at] ?? 0;
    expect(Math.abs(sum / (PIXELS * PIXELS) - expected)).toBeLessThan(3);
  });
});

test('the same recipe is the same floor, pixel for pixel, in one go or in slices', () => {
  const slices = scatter(aRecipe(0.5), 64, 60);
  let step = slices.next();
  let count = 0;
  for (; !step.done; step = slices.next()) count++;
  expect(count).toBeGreaterThan(10);
  expect(step.value.data).toEqual(scatterAtOnce(aRecipe(0.5), 64, 60).data);
});

// Stored images never change, and pages of earlier releases draw beside servers of this one.
test.each([
  ['a square of a room', 512, 240, '4fc99b77e324'],
  ['chips that are wider than a word of the mask', 300, 33, '4ef59c7fef6a'],
  ['tiny chips', 128, 900, '677ccae86120'],
])('is the same as in earlier releases: %s', (_name, pixels, edge, expected) => {
  const { data } = scatterAtOnce(aRecipe(0.35), pixels, edge);
  expect(createHash('sha256').update(data).digest('hex').slice(0, 12)).toBe(expected);
});

test('edges meet: beside each other they differ no more than any two neighbours', () => {
  const { data } = scatterAtOnce(aRecipe(0.5), PIXELS, EDGE);
  const difference = (one: number, other: number): number => {
    let sum = 0;
    for (let row = 0; row < PIXELS; row++)
      for (let channel = 0; channel < 3; channel++)
        sum += Math.abs(
          (data[(row * PIXELS + one) * 4 + channel] ?? 0) - (data[(row * PIXELS + other) * 4 + channel] ?? 0),
        );
    return sum;
  };
  const inside = [20, 60, 100, 140, 180, 220].map((column) => difference(column, column + 1));
  expect(difference(PIXELS - 1, 0)).toBeLessThan(Math.max(...inside) * 1.3);
});
