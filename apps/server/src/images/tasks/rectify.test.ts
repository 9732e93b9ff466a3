import { DEGREE } from '@vitrine/domain/design/view/degree';
import { describe, expect, test } from 'vitest';
import { rectify } from './rectify.ts';

const WIDTH = 256;
const HEIGHT = 128;

/** A panorama whose red says the longitude and green the latitude, both smooth all the way round. */
function panorama() {
  const data = Buffer.alloc(WIDTH * HEIGHT * 3);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const longitude = ((x + 0.5) / WIDTH - 0.5) * 2 * Math.PI;
      const latitude = (0.5 - (y + 0.5) / HEIGHT) * Math.PI;
      data.set([128 + 120 * Math.sin(longitude), 128 + 120 * Math.sin(latitude), 7], (y * WIDTH + x) * 3);
    }
  return { data, width: WIDTH, height: HEIGHT, channels: 3 } as const;
}

describe.each([0, 35, 180, -170])('a view that looks %i degrees to the right', (yaw) => {
  test('shows every direction where a rectilinear camera has it', async () => {
    const halfExtent = [1.1, 0.8] as const;
    const view = await rectify(panorama(), { yaw, halfExtent });
    let worst = 0;
    for (let y = 0; y < view.height; y++)
      for (let x = 0; x < view.width; x++) {
        const right = (((x + 0.5) / view.width) * 2 - 1) * halfExtent[0];
        const up = (1 - ((y + 0.5) / view.height) * 2) * halfExtent[1];
        const longitude = Math.atan(right) + yaw * DEGREE;
        const latitude = Math.atan(up / Math.hypot(1, right));
        const at = (y * view.width + x) * 3;
        const [red = 0, green = 0] = view.data.subarray(at, at + 2);
        worst = Math.max(worst, Math.abs(red - (128 + 120 * Math.sin(longitude))));
        worst = Math.max(worst, Math.abs(green - (128 + 120 * Math.sin(latitude))));
      }
    expect(worst).toBeLessThan(2.5);
  });
});

test('is in its centre as fine as the panorama', async () => {
  const { width, height, channels } = await rectify(panorama(), { yaw: 0, halfExtent: [1, 0.5] });
  expect([width, height, channels]).toEqual([Math.round(WIDTH / Math.PI), Math.round(WIDTH / Math.PI / 2), 3]);
});
