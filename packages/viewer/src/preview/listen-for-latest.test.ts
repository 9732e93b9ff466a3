import { expect, test, vi } from 'vitest';
import { interceptFetch, listenForLatest } from './listen-for-latest.ts';

type Listener = (event: { source: unknown; data: unknown }) => void;

const listening = () => {
  const listeners: Listener[] = [];
  const own = { addEventListener: (_: string, listener: Listener) => listeners.push(listener) } as unknown as Window;
  const around = { postMessage: vi.fn() } as unknown as Window & { postMessage: ReturnType<typeof vi.fn> };
  const show = vi.fn();
  listenForLatest(around, own, show);
  return { around, own, show, say: (source: unknown, data: unknown) => listeners[0]?.({ source, data }) };
};

test('says that it listens, and shows what the page around it gives', () => {
  const { around, show, say } = listening();
  expect(around.postMessage).toHaveBeenCalledWith({ vitrine: 'listening' }, '*');
  say(around, { vitrine: 'show', latest: { format: 1 } });
  expect(show).toHaveBeenCalledExactlyOnceWith({ format: 1 }, {}, null);
  const images = { abc: new Blob(['image']) };
  say(around, { vitrine: 'show', latest: { format: 1 }, images, scene: 'evening' });
  expect(show).toHaveBeenLastCalledWith({ format: 1 }, images, 'evening');
});

test('ignores other senders and other messages', () => {
  const { around, own, show, say } = listening();
  say(own, { vitrine: 'show', latest: {} });
  say({}, { vitrine: 'show', latest: {} });
  for (const data of [null, 'show', {}, { vitrine: 'show' }, { latest: {} }]) say(around, data);
  expect(show).not.toHaveBeenCalled();
});

test('without a parent page it listens to no messages', () => {
  const own = { addEventListener: vi.fn(), postMessage: vi.fn() } as unknown as Window;
  listenForLatest(own, own, vi.fn());
  expect(own.addEventListener).not.toHaveBeenCalled();
});

test('one address answers with the content that the parent page sent, all others are requested as usual', async () => {
  const fetch = vi.fn(async () => new Response('elsewhere'));
  const own = { fetch } as unknown as Window;
  interceptFetch(own, 'http://content.test/a.json', () => ({ format: 1 }));
  expect(await (await own.fetch('http://content.test/a.json')).json()).toEqual({ format: 1 });
  expect(await (await own.fetch('http://content.test/b.json')).text()).toBe('elsewhere');
  expect(fetch).toHaveBeenCalledTimes(1);
});
