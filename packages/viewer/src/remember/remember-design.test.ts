import { layeredModel } from '@vitrine/domain/design/layered/layered-model';
import { aLayeredFile } from '@vitrine/fixtures/catalogue';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aLatest } from '../../test/content/a-latest.ts';
import { Designer } from '../designer.ts';
import { createDispatch } from '../events.ts';
import { rememberDesign, SETTLED_MS } from './remember-design.ts';

const write = vi.fn();
let leave: AbortController;
const start = () => {
  const element = document.createElement('div');
  const designer = new Designer(createDispatch(element), aLatest(), layeredModel(aLayeredFile()), null);
  const { signal } = leave;
  rememberDesign({ element, designer, memory: { read: () => null, write }, link: 'W1,H1,D1', signal });
  return designer;
};
const settle = (): void => void vi.advanceTimersByTime(SETTLED_MS);

beforeEach(() => {
  vi.useFakeTimers();
  write.mockClear();
  leave = new AbortController();
});
afterEach(() => {
  leave.abort();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('is written once choices have settled, not for each of them', () => {
  const designer = start();
  settle();
  for (const door of ['D2', 'D3', 'D2']) designer.choose('doors', door);
  expect(write).not.toHaveBeenCalled();
  settle();
  expect(write.mock.calls).toEqual([[{ design: 'W1,H1,D2', link: 'W1,H1,D1' }]]);
});

test('is written at once when the visitor or the viewer leaves the page', () => {
  const designer = start();
  designer.choose('doors', 'D2');
  window.dispatchEvent(new Event('pagehide'));
  expect(write).toHaveBeenCalledOnce();
  designer.choose('doors', 'D3');
  leave.abort();
  expect(write).toHaveBeenLastCalledWith({ design: 'W1,H1,D3', link: 'W1,H1,D1' });
  settle();
  expect(write).toHaveBeenCalledTimes(2);
});

test('a reset forgets it, undoing the reset remembers it', () => {
  const designer = start();
  designer.choose('doors', 'D2');
  designer.reset();
  settle();
  expect(write).toHaveBeenLastCalledWith(null);
  designer.undo();
  settle();
  expect(write).toHaveBeenLastCalledWith({ design: 'W1,H1,D2', link: 'W1,H1,D1' });
});

test('what the page shows by itself is not the visitor’s, what a click asked for is', () => {
  const designer = start();
  designer.restore('W2,H1,D1');
  settle();
  expect(write).not.toHaveBeenCalled();
  vi.stubGlobal('navigator', { userActivation: { isActive: true } });
  designer.restore('W2,H2,D1');
  settle();
  expect(write).toHaveBeenCalledWith({ design: 'W2,H2,D1', link: 'W1,H1,D1' });
});
