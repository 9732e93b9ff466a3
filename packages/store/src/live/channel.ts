/** The channel on which server processes send each other the live events of browsers. */
export const LIVE_CHANNEL = 'vitrine_events';

/** The channel on which the database itself names users and organisations that changed (migration 0042). */
export const CALLER_CHANNEL = 'vitrine_callers';

export type Channel = typeof LIVE_CHANNEL | typeof CALLER_CHANNEL;
