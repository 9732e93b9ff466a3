/** The events that /ws sends to a browser, as `{ event, data }`. */
export interface LiveEvents {
  'reseller created': { reseller_id: number };
  'reseller updated': { reseller_id: number };
  'configurator created': { configurator_id: number };
  'configurator deleted': { configurator_id: number };
  /** `settled` once no image is waiting any more: the configurator then says what became of them. */
  'configurator images': { configurator_id: number; done: number; total: number; settled: boolean };
  'configurator version created': { configurator_id: number; version: number };
  'configurator deployed': { configurator_id: number; version: number };
  'propagation updated': { configurator_id: number; propagation_id: number };
}

export type LiveEventName = keyof LiveEvents;
export type LiveFrame = { [N in LiveEventName]: { event: N; data: LiveEvents[N] } }[LiveEventName];

export const liveLimits = {
  /** Close code for a session that is missing or has ended. */
  sessionEnded: 4401,
  /** Close code where what the session may see has changed: whoever connects again is told what it may see now. */
  rightsChanged: 4403,
  /** A bearer's first frame has to come within so long. */
  tokenWithinMs: 10_000,
  pingEveryMs: 30_000,
  firstRetryMs: 500,
  longestRetryMs: 30_000,
} as const;
