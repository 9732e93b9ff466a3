import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDesignMemory, REMEMBERED_MS, STORAGE_NAME } from './design-memory.ts';

const ADDRESS = 'https://content.test/oakline/kitchens/kitchen/latest.json';
const made = { design: 'W2,H1,D1', link: null };

const add = (attributes: Record<string, string> = {}): HTMLElement => {
  const element = document.createElement('vitrine-configurator');
  for (const [name, value] of Object.entries({ src: ADDRESS, ...attributes })) element.setAttribute(name, value);
  document.body.append(element);
  return element;
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
  document.body.replaceChildren();
});

test('a later visit reads what was written, whatever the query of the file’s address', () => {
  openDesignMemory(add(), `${ADDRESS}?t=1`).write(made);
  document.body.replaceChildren();
  expect(openDesignMemory(add(), `${ADDRESS}?t=2`).read()).toMatchObject(made);
});

test('each configurator and each viewer of a page has its own', () => {
  const other = ADDRESS.replace('kitchen/', 'bedroom/');
  const viewers = [
    openDesignMemory(add({ name: 'left' }), ADDRESS),
    openDesignMemory(add({ name: 'right' }), ADDRESS),
    openDesignMemory(add({ design: 'W1,H1,D1' }), ADDRESS),
    openDesignMemory(add({ src: other }), other),
  ];
  // Two without a name differ by their order.
  const twins = [add(), add()].map((element) => openDesignMemory(element, ADDRESS));
  const all = [...viewers, ...twins];
  all.forEach((memory, index) => {
    memory.write({ design: `W${index}`, link: null });
  });
  expect(all.map((memory) => memory.read()?.design)).toEqual(['W0', 'W1', 'W2', 'W3', 'W4', 'W5']);
});

test('forgetting the last one leaves nothing on the device', () => {
  const memory = openDesignMemory(add(), ADDRESS);
  memory.write(made);
  memory.write(null);
  expect([memory.read(), localStorage.length]).toEqual([null, 0]);
});

test('is forgotten after 30 days, also by the next write of another', () => {
  const memory = openDesignMemory(add({ name: 'left' }), ADDRESS);
  memory.write(made);
  vi.advanceTimersByTime(REMEMBERED_MS - 1);
  expect(memory.read()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(memory.read()).toBeNull();
  openDesignMemory(add({ name: 'right' }), ADDRESS).write(made);
  expect(Object.keys(JSON.parse(localStorage.getItem(STORAGE_NAME) ?? ''))).toHaveLength(1);
});

test.each(['', 'null', '[', '"text"', '{"a":null}', '{"a":{"design":5,"at":9e15}}'])(
  'reads %j, which others left there, as nothing, and can write again',
  (text) => {
    localStorage.setItem(STORAGE_NAME, text);
    const memory = openDesignMemory(add(), ADDRESS);
    expect(memory.read()).toBeNull();
    memory.write(made);
    expect(memory.read()).toMatchObject(made);
  },
);

test('storage that is blocked or full breaks nothing', () => {
  const memory = openDesignMemory(add(), ADDRESS);
  const fail = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: fail, removeItem: fail });
  memory.write(made);
  memory.write(null);
  expect(memory.read()).toBeNull();
  vi.stubGlobal('localStorage', new Proxy({}, { get: fail }));
  memory.write(made);
  expect(memory.read()).toBeNull();
});
