import { describe, expect, test } from 'vitest';
import {
  barOf,
  doorsOf,
  frameOf,
  openingOf,
  panelsOf,
  type Rect,
  sectionsOf,
  sharesOf,
  TRACK,
} from './robe-geometry.ts';

const SIZES = [
  { width: 1200, height: 1800, doors: 2 },
  { width: 2400, height: 2300, doors: 3 },
  { width: 3010, height: 2290, doors: 4 },
  { width: 4800, height: 2600, doors: 6 },
];
const PROFILES = [28, 35, 45];
const LAYOUTS = [[1], [0.5, 0.5], [0.3333, 0.3333, 0.3333], [0.68, 0.32], [0.3, 0.12, 0.16, 0.12, 0.3]];

const cases = SIZES.flatMap((size) => PROFILES.map((profile) => ({ ...size, profile })));
const overlap = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));
const area = ({ width, height }: Rect): number => width * height;

describe.each(cases)('$width x $height with $doors doors in profiles of $profile', ({ profile, ...size }) => {
  const opening = openingOf(size);
  const doors = doorsOf(size, profile);

  test('the doors close the opening, each covering its neighbour by one profile', () => {
    expect(doors[0]?.x).toBeCloseTo(opening.x);
    const last = doors.at(-1);
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(opening.x + opening.width);
    for (const [index, door] of doors.slice(1).entries()) {
      const before = doors[index];
      expect((before?.x ?? 0) + (before?.width ?? 0) - door.x).toBeCloseTo(profile);
    }
  });

  test('neighbours run in different tracks, and no two doors of a track overlap', () => {
    for (const track of [0, 1]) {
      const inTrack = doors.filter((door) => door.track === track);
      inTrack.forEach((one, index) => {
        for (const other of inTrack.slice(index + 1)) expect(overlap(one, other)).toBeCloseTo(0);
      });
    }
    doors.slice(1).forEach((door, index) => {
      expect(door.track).not.toBe(doors[index]?.track);
    });
  });

  test.each(LAYOUTS)('frame, bars and panels fill a door and never overlap: %s', (...shares) => {
    const [door] = doors;
    if (!door) throw new Error('A wardrobe has doors');
    const panels = panelsOf(door, profile, sharesOf({ id: 1, name: '', enabled: true, panels: shares }));
    const pieces = [...panels, ...frameOf(door, profile, panels)];
    expect(pieces.reduce((sum, piece) => sum + area(piece), 0)).toBeCloseTo(area(door), 3);
    pieces.forEach((one, index) => {
      expect(one.width).toBeGreaterThan(0);
      expect(one.height).toBeGreaterThan(0);
      for (const other of pieces.slice(index + 1)) expect(overlap(one, other)).toBeCloseTo(0, 3);
    });
  });

  test('the sections are inside the opening, one board apart', () => {
    const sections = sectionsOf(size);
    expect(sections).toHaveLength(size.doors);
    for (const section of sections) {
      expect(section.x).toBeGreaterThan(opening.x);
      expect(section.x + section.width).toBeLessThan(opening.x + opening.width);
      expect(section.y).toBeGreaterThanOrEqual(TRACK.bottom);
    }
    sections.slice(1).forEach((section, index) => {
      const before = sections[index];
      expect(section.x - ((before?.x ?? 0) + (before?.width ?? 0))).toBeCloseTo(18);
    });
  });
});

test('shares of panels add up to a whole door, whatever the file says', () => {
  const layout = (panels: number[] | null) => ({ id: 1, name: '', enabled: true, panels });
  expect(sharesOf(layout([2, 1, 1]))).toEqual([0.5, 0.25, 0.25]);
  expect(sharesOf(layout([]))).toEqual([1]);
  expect(sharesOf(layout(null))).toEqual([1]);
  expect(sharesOf(layout([0, -1]))).toEqual([1]);
  expect(sharesOf(undefined)).toEqual([1]);
});

test('the bar between panels is slimmer than the frame, with a minimum', () => {
  expect([10, 28, 45].map(barOf)).toEqual([12, 17, 27]);
});
