import { analyticsLimits as limits } from '@vitrine/contract/analytics/limits';

/** The state of one visitor's day. */
export interface VisitorDay {
  lastAt: number;
  /** Fields of the current session. */
  engaged: boolean;
  engagedSeconds: number;
  /** Engaged sessions of the day so far. */
  sessions: number;
}

export interface Touch {
  at: number;
  /** False for a visitor who only loaded the viewer. */
  engages: boolean;
  seconds: number;
}

/** What a visitor's day adds to the totals. */
export interface VisitCounts {
  visitors: number;
  engagedVisitors: number;
  sessions: number;
  engagedSeconds: number;
}

/**
 * Adds a visitor's events, oldest first, to that visitor's day. A session ends after half an hour without activity, and
 * counts once, at the visitor's first action.
 */
export function countVisit(
  previous: VisitorDay | null,
  touches: readonly Touch[],
): { day: VisitorDay; counted: VisitCounts } {
  const day = previous
    ? { ...previous }
    : { lastAt: touches[0]?.at ?? 0, engaged: false, engagedSeconds: 0, sessions: 0 };
  const counted: VisitCounts = { visitors: previous ? 0 : 1, engagedVisitors: 0, sessions: 0, engagedSeconds: 0 };
  for (const { at, engages, seconds } of touches) {
    if (at - day.lastAt >= limits.sessionGapMs) {
      day.engaged = false;
      day.engagedSeconds = 0;
    }
    day.lastAt = Math.max(day.lastAt, at);
    if (!engages) continue;
    if (!day.engaged) {
      if (day.sessions === 0) counted.engagedVisitors += 1;
      day.engaged = true;
      day.sessions += 1;
      counted.sessions += 1;
    }
    const added = Math.min(seconds, limits.sessionSecondsMaximum - day.engagedSeconds);
    day.engagedSeconds += added;
    counted.engagedSeconds += added;
  }
  return { day, counted };
}
