import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFlatCamera } from '../../kinds/stockset/camera.ts';
import { createSpotFollower } from './follow-spots.ts';

const size = { width: 800, height: 400 };
const camera = createFlatCamera([800, 400]);
const look = (x: number, zoom = 1) => camera.lens({ x, y: 0.5, zoom }, size);
const spots = [
  { key: 'walls', name: 'Walls', x: 0.25, y: 0.5 },
  { key: 'floor', name: 'Floor', x: 0.5, y: 0.95 },
];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const start = () => {
  const box = document.createElement('div');
  box.className = 'spots turning';
  box.append(...spots.map(() => document.createElement('button')));
  const [walls, floor] = [...box.children] as [HTMLElement, HTMLElement];
  return { box, walls, floor, follower: createSpotFollower(box, spots, false) };
};

test('dots are positioned immediately, except one that would be under the buttons', () => {
  const { box, walls, floor, follower } = start();
  follower.draw(look(0.5), size);
  expect(box.className).toBe('spots');
  expect(walls.style.transform).toBe('translate(200.0px, 200.0px)');
  expect(floor.style.visibility).toBe('hidden');
});

test('they are hidden while the image moves, and only then put where it came to rest', () => {
  const { box, walls, follower } = start();
  follower.draw(look(0.5, 2), size);
  const before = walls.style.transform;
  for (const x of [0.45, 0.4, 0.3]) {
    follower.draw(look(x, 2), size);
    vi.advanceTimersByTime(100);
    expect(box.classList.contains('turning')).toBe(true);
    expect(walls.style.transform).toBe(before);
  }
  vi.advanceTimersByTime(200);
  expect(box.className).toBe('spots');
  expect(walls.style.transform).toBe('translate(320.0px, 200.0px)');
});

test('a frame that shows the same view moves nothing', () => {
  const { box, follower } = start();
  follower.draw(look(0.5), size);
  follower.draw(look(0.5), size);
  expect(box.className).toBe('spots');
});
