import { vi } from 'vitest';

interface RenderRequest {
  vitrine: string;
  id: number;
  design: string;
  width: number;
  height: number;
}

/** Stands in for the viewer's page in a frame: says that it listens, and draws what it is asked for. */
export const installFakeViewer = () => {
  const viewer = {
    draws: true,
    asked: [] as { design: string; origin: string; width: number; height: number }[],
    frames: () => document.querySelectorAll('iframe').length,
  };
  const say = (page: object, data: unknown): void => {
    const event = new MessageEvent('message', { data });
    Object.defineProperty(event, 'source', { value: page });
    window.dispatchEvent(event);
  };
  const page = {
    postMessage: ({ id, design, width, height }: RenderRequest, origin: string): void => {
      viewer.asked.push({ design, origin, width, height });
      queueMicrotask(() => say(page, { vitrine: 'drawn', id, image: viewer.draws ? new ArrayBuffer(8) : null }));
    },
  };
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockImplementation(() => page as unknown as Window);
  const { append } = document.body;
  vi.spyOn(document.body, 'append').mockImplementation((...nodes) => {
    append.call(document.body, ...nodes);
    if (nodes.some((node) => node instanceof HTMLIFrameElement))
      queueMicrotask(() => say(page, { vitrine: 'drawing' }));
  });
  return viewer;
};

export type FakeViewer = ReturnType<typeof installFakeViewer>;
