import { createFlatProjection } from '@vitrine/domain/design/view/flat-projection';
import type { Size, View } from '@vitrine/domain/design/view/projection';
import { expect, test, vi } from 'vitest';
import type { Stage } from '../stage.ts';
import { attachSteering } from './attach-steering.ts';

const SIZE: Size = { width: 800, height: 600 };

/** A stage without a card: it only holds the view. */
function aStage() {
  const camera = { ...createFlatProjection([1600, 1200]), shader: '' };
  const canvas = document.createElement('canvas');
  canvas.setPointerCapture = () => undefined;
  const stage = {
    camera,
    canvas,
    size: SIZE,
    view: camera.home(SIZE),
    image: null,
    isLost: true,
    context: {},
    events: {},
    animate: (_elapsed: number): boolean => false,
    atRest: () => undefined,
    lookAt: (view: View) => {
      stage.view = camera.limit(view, SIZE);
    },
    redraw: vi.fn(),
  };
  return stage;
}

const press = (canvas: HTMLElement, timeStamp: number): void => {
  for (const type of ['pointerdown', 'pointerup']) {
    const event = new MouseEvent(type, { clientX: 0, clientY: 0, button: 0, bubbles: true });
    Object.assign(event, { pointerId: 1, pointerType: 'mouse' });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    canvas.dispatchEvent(event);
  }
};

test('two taps at one point glide to a closer view, and two more back', () => {
  const stage = aStage();
  attachSteering(stage as unknown as Stage, () => undefined, new AbortController().signal);
  const settle = (): void => {
    for (let frame = 0; frame < 200 && stage.animate(16); frame++);
  };
  press(stage.canvas, 1000);
  press(stage.canvas, 1100);
  settle();
  expect(stage.view.zoom).toBeCloseTo(1.8, 2);
  press(stage.canvas, 2000);
  press(stage.canvas, 2100);
  settle();
  expect(stage.view.zoom).toBeCloseTo(1, 2);
});
