import { expect, test, vi } from 'vitest';
import { createStore, reduceSession, type SessionAction, startSession } from './session.ts';

const first = { walls: 'W1' };
const other = { walls: 'W2' };
const gone = [{ layer: 'Taps', requested: 'T9', now: 'Chrome' }];
const after = (...actions: SessionAction[]) => actions.reduce(reduceSession, startSession(first, gone));

test('starts with what a saved design had to replace', () => {
  expect(after()).toMatchObject({ design: first, replaced: gone, hasMoved: false });
});

test('a choice ends all notices', () => {
  expect(after({ type: 'chosen', design: other })).toMatchObject({ design: other, replaced: [], beforeReset: null });
});

test('a reset can be undone once', () => {
  const reset = after({ type: 'chosen', design: other }, { type: 'reset', design: first });
  expect(reset).toMatchObject({ design: first, beforeReset: other });
  const undone = reduceSession(reset, { type: 'undone' });
  expect(undone).toMatchObject({ design: other, beforeReset: null });
  expect(reduceSession(undone, { type: 'undone' })).toBe(undone);
});

test('after another choice a reset can no longer be undone', () => {
  const state = after({ type: 'reset', design: first }, { type: 'chosen', design: other }, { type: 'undone' });
  expect(state.design).toBe(other);
});

test('an image that did not load brings the former choice back and says whose it was', () => {
  const state = after(
    { type: 'chosen', design: other },
    { type: 'waiting', waiting: true },
    { type: 'image-failed', name: 'Soft Linen', design: first },
  );
  expect(state).toMatchObject({ design: first, waiting: false, imageFailed: { name: 'Soft Linen' } });
  expect(reduceSession(state, { type: 'dismissed' }).imageFailed).toBeNull();
});

test('notifies its listeners of changes only, and not after they left', () => {
  const store = createStore(startSession(first, []));
  const changed = vi.fn();
  const leave = store.subscribe(changed);
  store.send({ type: 'touched' });
  store.send({ type: 'touched' });
  store.send({ type: 'waiting', waiting: false });
  expect(changed).toHaveBeenCalledOnce();
  leave();
  store.send({ type: 'chosen', design: other });
  expect(changed).toHaveBeenCalledOnce();
  expect(store.get().design).toBe(other);
});
