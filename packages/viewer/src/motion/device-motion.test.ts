import { DEGREE } from '@vitrine/domain/design/view/degree';
import type { View } from '@vitrine/domain/design/view/projection';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { computeHeading, followDevice } from './device-motion.ts';

describe('the heading of a device', () => {
  test.each([
    ['upright, facing north', 0, 90, 0, 0, 0],
    ['turned to the west', 90, 90, 0, -90, 0],
    ['tilted back, looking up', 0, 120, 0, 0, 30],
    ['tilted forward, looking down', 0, 60, 0, 0, -30],
  ])('%s', (_, alpha, beta, gamma, yaw, pitch) => {
    const heading = computeHeading(alpha, beta, gamma);
    expect(heading.yaw / DEGREE).toBeCloseTo(yaw);
    expect(heading.pitch / DEGREE).toBeCloseTo(pitch);
  });
});

describe('following the device', () => {
  const unavailable = vi.fn();
  let view: View;
  const steering = {
    get view() {
      return view;
    },
    zoom: vi.fn(),
    home: vi.fn(),
    lookAt: (next: View) => {
      view = next;
    },
  };
  const turnTo = (alpha: number) =>
    window.dispatchEvent(Object.assign(new Event('deviceorientation'), { alpha, beta: 90, gamma: 0 }));

  beforeEach(() => {
    view = { x: 1, y: 0, zoom: 2 };
    unavailable.mockClear();
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  const start = async (permission?: string) => {
    vi.stubGlobal('DeviceOrientationEvent', permission ? { requestPermission: async () => permission } : {});
    const stop = followDevice(steering, unavailable);
    await vi.advanceTimersByTimeAsync(0);
    return stop;
  };

  test('turns from where the image looked, not to where the device points', async () => {
    const stop = await start('granted');
    turnTo(200);
    expect(view.x).toBe(1);
    turnTo(190);
    expect(view.x).toBeCloseTo(1 + 10 * DEGREE);
    stop();
    turnTo(100);
    expect(view.x).toBeCloseTo(1 + 10 * DEGREE);
  });

  test('says when it may not', async () => {
    await start('denied');
    expect(unavailable).toHaveBeenCalledOnce();
  });

  test('says when the device keeps silent', async () => {
    await start();
    await vi.advanceTimersByTimeAsync(1500);
    expect(unavailable).toHaveBeenCalledOnce();
  });
});
