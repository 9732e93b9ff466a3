import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { installFakeWebSocket, sockets, theSocket } from '../test/fake-web-socket.ts';
import { openLiveSocket, retryDelay } from './live-socket.ts';

beforeEach(() => {
  vi.useFakeTimers();
  installFakeWebSocket();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = (renewSession = vi.fn(() => Promise.resolve())) => {
  const onFrame = vi.fn();
  const onGap = vi.fn();
  const onRightsChanged = vi.fn();
  const close = openLiveSocket({ onFrame, onGap, onRightsChanged, renewSession });
  return { onFrame, onGap, onRightsChanged, renewSession, close };
};

test('speaks to /ws of the page and passes events on; invalid frames are left out', () => {
  const { onFrame } = open();
  expect(theSocket().url).toBe(`ws://${window.location.host}/ws`);
  theSocket().accept();
  theSocket().onmessage?.({ data: 'no json' });
  theSocket().tell({ event: 'reseller created', data: { reseller_id: 5 } });
  expect(onFrame.mock.calls).toEqual([[{ event: 'reseller created', data: { reseller_id: 5 } }]]);
});

test('a lost socket is opened again, and tells of the gap only then', () => {
  const { onGap } = open();
  theSocket().accept();
  expect(onGap).not.toHaveBeenCalled();
  theSocket().drop();
  expect(sockets).toHaveLength(1);
  vi.advanceTimersByTime(500);
  expect(sockets).toHaveLength(2);
  theSocket().accept();
  expect(onGap).toHaveBeenCalledTimes(1);
});

test('waits twice as long after each error, at most half a minute, and never all pages alike', () => {
  expect([0, 1, 2, 10].map((errors) => retryDelay(errors, 1))).toEqual([500, 1000, 2000, 30_000]);
  expect(retryDelay(0, 0)).toBe(250);
});

test('an ended session is renewed before the socket is opened again', async () => {
  let signIn: () => void = () => undefined;
  const { renewSession } = open(vi.fn(() => new Promise<void>((resolve) => (signIn = resolve))));
  theSocket().drop(4401);
  vi.advanceTimersByTime(500);
  expect(renewSession).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(1);
  signIn();
  await expect.poll(() => sockets).toHaveLength(2);
});

test('closed, it stays closed', () => {
  const { close, renewSession } = open();
  theSocket().accept();
  close();
  expect(theSocket().closed).toBe(true);
  theSocket().drop(4401);
  vi.advanceTimersByTime(60_000);
  expect([sockets.length, renewSession.mock.calls.length]).toEqual([1, 0]);
});

test('changed permissions are reported, and the socket opens again without loading the session', () => {
  const { onRightsChanged, renewSession } = open();
  theSocket().accept();
  theSocket().drop(4403);
  expect(onRightsChanged).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(500);
  expect([sockets.length, renewSession.mock.calls.length]).toEqual([2, 0]);
});
