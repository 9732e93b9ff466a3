import { describe, expect, test } from 'vitest';
import { Rest } from './rest.ts';
import { offsetInPixel, offsetOfLight, SAMPLES, weightOf } from './samples.ts';

const FRAME = 16;

/** Steps of so many frames of the screen, while the card takes a number of them for each drawing. */
function steps(rest: Rest, count: number, framesEach = 1): string {
  let [now, readyAt] = [0, framesEach];
  rest.begin(now);
  return Array.from({ length: count }, (_, index) => {
    now += FRAME;
    const step = rest.next(now, index + 1 < readyAt);
    if (step === 'refine') readyAt = index + 1 + framesEach;
    return step[0];
  }).join('');
}

describe('frames are refined', () => {
  test('after a moment, one sample a frame of the screen, and then no more', () => {
    const rest = new Rest();
    expect(steps(rest, 60)).toMatch(new RegExp(`^w{15}r{${SAMPLES + 1}}s+$`));
    expect(rest.samples).toBe(SAMPLES);
  });

  test('as fast as the card is', () => {
    expect(steps(new Rest(), 70, 3)).toMatch(/^w{15}(rww){16}rs+$/);
  });

  test('not where a frame takes long', () => {
    const rest = new Rest();
    expect(steps(rest, 60, 6)).toMatch(/^w{4}s+$/);
    expect(rest.samples).toBe(0);
  });

  test('no longer once something changes', () => {
    const rest = new Rest();
    steps(rest, 20);
    expect(rest.samples).toBe(4);
    rest.end();
    expect(rest.samples).toBe(0);
    expect(rest.next(400, false)).toBe('stop');
  });
});

test('samples are spread evenly around the middle of a pixel and of the window', () => {
  const samples = Array.from({ length: SAMPLES }, (_, index) => index + 1);
  for (const offsetOf of [offsetInPixel, offsetOfLight])
    for (const axis of [0, 1] as const) {
      const offsets = samples.map((sample) => offsetOf(sample)[axis]);
      expect(Math.abs(offsets.reduce((sum, offset) => sum + offset, 0) / SAMPLES)).toBeLessThan(0.07);
      expect(offsets.filter((offset) => offset > 0).length).toBeGreaterThanOrEqual(6);
      expect(offsets.filter((offset) => offset < 0).length).toBeGreaterThanOrEqual(6);
    }
});

test('no sample changes the image by more than a fifth, and the frame itself is a tenth at the end', () => {
  let frame = 1;
  for (let sample = 1; sample <= SAMPLES; sample++) {
    expect(weightOf(sample)).toBeLessThanOrEqual(0.2);
    frame *= 1 - weightOf(sample);
  }
  expect(frame).toBeCloseTo(0.1, 1);
});
