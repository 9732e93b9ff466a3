import { describe, expect, test } from 'vitest';
import { countVisit, type Touch } from './count-visit.ts';

const MINUTE = 60_000;
const load = (minute: number): Touch => ({ at: minute * MINUTE, engages: false, seconds: 0 });
const beat = (minute: number, seconds = 15): Touch => ({ at: minute * MINUTE, engages: true, seconds });

describe('a session', () => {
  test('does not count while the visitor does nothing', () => {
    expect(countVisit(null, [load(0), load(40)]).counted).toEqual({
      visitors: 1,
      engagedVisitors: 0,
      sessions: 0,
      engagedSeconds: 0,
    });
  });

  test('counts once, when the visitor first does something', () => {
    expect(countVisit(null, [load(0), beat(1), beat(2)]).counted).toEqual({
      visitors: 1,
      engagedVisitors: 1,
      sessions: 1,
      engagedSeconds: 30,
    });
  });

  test.each([
    [29, 1],
    [30, 2],
  ])('after %i minutes without activity makes %i', (minutes, sessions) => {
    const { counted } = countVisit(null, [beat(600), beat(600 + minutes)]);
    expect(counted.sessions).toBe(sessions);
    expect(counted.engagedVisitors).toBe(1);
  });

  test('continues in the next batch', () => {
    const first = countVisit(null, [load(0), beat(1)]);
    const second = countVisit(first.day, [beat(2), beat(40)]);
    expect(second.counted).toEqual({ visitors: 0, engagedVisitors: 0, sessions: 1, engagedSeconds: 30 });
    expect(second.day.sessions).toBe(2);
  });

  test('lasts six hours at most', () => {
    const visitorDay = { lastAt: 0, engaged: true, engagedSeconds: 6 * 3600 - 5, sessions: 1 };
    expect(countVisit(visitorDay, [beat(1), beat(2)]).counted.engagedSeconds).toBe(5);
  });

  test('has its own six hours after another', () => {
    const visitorDay = { lastAt: 600 * MINUTE, engaged: true, engagedSeconds: 6 * 3600, sessions: 1 };
    const { day, counted } = countVisit(visitorDay, [beat(630, 6 * 3600 + 1)]);
    expect([counted.sessions, counted.engagedSeconds, day.sessions]).toEqual([1, 6 * 3600, 2]);
  });

  test('is not ended by an event that arrives late', () => {
    expect(countVisit(null, [beat(600), beat(595), beat(629)]).counted.sessions).toBe(1);
  });

  test('begins with its first event, even if nothing is done', () => {
    expect(countVisit(null, [load(600)]).day).toEqual({
      ...{ lastAt: 600 * MINUTE, engaged: false, engagedSeconds: 0, sessions: 0 },
    });
  });
});
