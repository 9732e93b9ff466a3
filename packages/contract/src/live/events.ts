/** The events that /ws sends to a browser, as `{ event, data }`. */
export interface LiveEvents {
  'reseller created': { reseller_id: number };
  'reseller updated': { reseller_id: number };
  'configurator created': { configurator_id: number };
  'configurator deleted': { configurator_id: number };
  /** `settled` once no image is waiting. The configurator then has the result. */
  'configurator images': { configurator_id: number; done: number; total: number; settled: boolean };
  /** Somebody began or ended to work on it: who does is read again. */
  'configurator editors': { configurator_id: number };
  'configurator version created': { configurator_id: number; version: number };
  'configurator deployed': { configurator_id: number; version: number };
  /** Also one that left the quarantine, or was handed to another reseller. */
  'enquiry created': { enquiry_id: number };
  /** Also one that is new, or has a new message. */
  'quote updated': { quote_id: number };
  'propagation updated': { configurator_id: number; propagation_id: number };
}

export type LiveEventName = keyof LiveEvents;
export type LiveFrame<Name extends LiveEventName = LiveEventName> = {
  [N in Name]: { event: N; data: LiveEvents[N] };
}[Name];

export const liveLimits = {
  /** Close code for a missing or ended session. */
  sessionEnded: 4401,
  /** Close code when the permissions of the session have changed. A new connection gets the new ones. */
  rightsChanged: 4403,
  /** Time limit for a bearer's first frame. */
  tokenWithinMs: 10_000,
  pingEveryMs: 30_000,
  firstRetryMs: 500,
  longestRetryMs: 30_000,
} as const;
