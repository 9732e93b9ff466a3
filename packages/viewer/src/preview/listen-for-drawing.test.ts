import { expect, test, vi } from 'vitest';
import { type DrawMessage, listenForDrawing } from './listen-for-drawing.ts';

type Listener = (event: { source: unknown; data: unknown; origin: string }) => void;

const listening = (draw: (asked: DrawMessage) => Promise<Blob>) => {
  const listeners: Listener[] = [];
  const own = { addEventListener: (_: string, listener: Listener) => listeners.push(listener) } as unknown as Window;
  const postMessage = vi.fn();
  const around = { postMessage } as unknown as Window;
  listenForDrawing(around, own, draw);
  const say = (data: unknown, source: unknown = around) =>
    listeners[0]?.({ source, data, origin: 'https://office.test' });
  return { own, postMessage, say };
};
/** The browser of tests has blobs that cannot be read. */
const aBlob = (text: string) => ({ arrayBuffer: async () => new TextEncoder().encode(text).buffer }) as unknown as Blob;
const asked = (id: number, design = 'W1'): DrawMessage => ({ vitrine: 'draw', id, design, width: 96, height: 60 });

test('reports that it listens, and answers its parent only, with the image', async () => {
  const draw = vi.fn(async () => aBlob('png'));
  const { postMessage, say } = listening(draw);
  expect(postMessage).toHaveBeenCalledWith({ vitrine: 'drawing' }, '*');
  say(asked(7));
  await expect.poll(() => postMessage).toHaveBeenCalledTimes(2);
  expect(draw).toHaveBeenCalledExactlyOnceWith(asked(7));
  const [answer, target] = postMessage.mock.calls[1] ?? [];
  expect([answer.vitrine, answer.id, target]).toEqual(['drawn', 7, 'https://office.test']);
  expect(new TextDecoder().decode(new Uint8Array(answer.image))).toBe('png');
});

test('draws one after the other, and goes on after one that cannot be drawn', async () => {
  const order: string[] = [];
  const { postMessage, say } = listening(async ({ design }) => {
    order.push(`${design} begins`);
    await Promise.resolve();
    order.push(`${design} ends`);
    if (design === 'W1') throw new Error('no image');
    return aBlob(design);
  });
  say(asked(1, 'W1'));
  say(asked(2, 'W2'));
  await expect.poll(() => postMessage).toHaveBeenCalledTimes(3);
  expect(order).toEqual(['W1 begins', 'W1 ends', 'W2 begins', 'W2 ends']);
  expect(postMessage.mock.calls.slice(1).map(([answer]) => [answer.id, answer.image === null])).toEqual([
    [1, true],
    [2, false],
  ]);
});

test('ignores other senders and other messages', () => {
  const draw = vi.fn();
  const { own, say } = listening(draw);
  say(asked(1), own);
  say(asked(1), {});
  for (const data of [null, 'draw', {}, { vitrine: 'draw' }, { vitrine: 'show', design: 'W1' }]) say(data);
  expect(draw).not.toHaveBeenCalled();
});

test('without a parent page it listens to no messages', () => {
  const own = { addEventListener: vi.fn(), postMessage: vi.fn() } as unknown as Window;
  listenForDrawing(own, own, vi.fn());
  expect(own.addEventListener).not.toHaveBeenCalled();
});
