import { visitorBatch } from '@vitrine/contract/analytics/schemas';
import type { LatestFile } from '@vitrine/contract/latest-file';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ChosenItem, createDispatch } from '../events.ts';
import { findNewItems, reportVisit } from './report-visit.ts';

const item = (component: string, id: string): ChosenItem => ({
  component,
  id,
  name: `${component} ${id}`,
  product_code: null,
  price: null,
});
const FIRST = [item('Walls', 'W1'), item('Floor', 'F1')];
const latest = (endpoints: object): LatestFile =>
  ({ configurator: { id: 7 }, reseller: [3], endpoints }) as unknown as LatestFile;

let element: HTMLElement;
let end: AbortController;
let sent: unknown[];
let visible: DocumentVisibilityState;

beforeEach(() => {
  vi.useFakeTimers();
  element = document.createElement('div');
  end = new AbortController();
  sent = [];
  visible = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visible);
  Object.assign(navigator, {
    sendBeacon: (_address: string, body: string) => {
      sent.push(body);
      return true;
    },
  });
});
afterEach(() => {
  end.abort();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const start = (endpoints: object = { events: 'https://api.example.test/viewer/events' }): void =>
  reportVisit({ element, latest: latest(endpoints), items: FIRST, signal: end.signal });
const change = (by: 'visitor' | 'host', items: ChosenItem[]): boolean =>
  createDispatch(element)('vitrine-change', { design: '', items, by });
const kinds = (): string[][] => sent.map((body) => visitorBatch.parse(body).events.map(({ kind }) => kind));

test('a visit is reported in batches that the server accepts', () => {
  start();
  vi.advanceTimersByTime(5000);
  change('visitor', [item('Walls', 'W2'), item('Floor', 'F1')]);
  vi.advanceTimersByTime(10_000);
  expect(kinds()).toEqual([['load', 'engage', 'option', 'heartbeat']]);
  const batch = visitorBatch.parse(sent[0]);
  expect(batch).toMatchObject({ configurator_id: 7, reseller: [3] });
  expect(batch.events[0]).toEqual({ kind: 'load', age: 15 });
  expect(batch.events[2]).toMatchObject({ component: 'Walls', name: 'Walls W2' });
  expect(batch.events[3]).toMatchObject({ seconds: 10 });
});

test('a long name is cut without half of a character at its end', () => {
  start();
  change('visitor', [{ ...item('Walls', 'W2'), name: `${'a'.repeat(119)}😀` }, item('Floor', 'F1')]);
  vi.advanceTimersByTime(15_000);
  expect(JSON.parse(String(sent[0])).events).toContainEqual(expect.objectContaining({ name: 'a'.repeat(119) }));
});

test('who only looks at the page does not engage, and what the page itself changes is no choice', () => {
  start();
  change('host', [item('Walls', 'W3'), item('Floor', 'F1')]);
  element.dispatchEvent(new Event('pointermove'));
  vi.advanceTimersByTime(60_000);
  expect(kinds()).toEqual([['load']]);
});

test('time counts while the visitor is at it, and stops a minute after', () => {
  start();
  element.dispatchEvent(new Event('pointerdown'));
  vi.advanceTimersByTime(5 * 60_000);
  const beats = kinds()
    .flat()
    .filter((kind) => kind === 'heartbeat');
  expect(beats).toHaveLength(4);
});

test('what waits is sent when the page is left', () => {
  start();
  element.dispatchEvent(new Event('pointerdown'));
  vi.advanceTimersByTime(4000);
  createDispatch(element)('vitrine-enquiry', { design: '', items: FIRST });
  visible = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(kinds()).toEqual([['load', 'engage', 'save', 'heartbeat']]);
});

test('nothing is sent where latest.json names no address', () => {
  start({});
  element.dispatchEvent(new Event('pointerdown'));
  vi.advanceTimersByTime(60_000);
  expect(sent).toEqual([]);
});

test('only what replaced something else is newly chosen', () => {
  expect(findNewItems(FIRST, [item('Walls', 'W2'), item('Floor', 'F1')])).toEqual([item('Walls', 'W2')]);
});
