/** The channel on which server processes send each other the live events of browsers. */
export const LIVE_CHANNEL = 'vitrine_events';

/** The channel on which the database itself names what changed, as `kind:id` (migrations 0042 and 0058). */
export const CHANGE_CHANNEL = 'vitrine_callers';

export type Channel = typeof LIVE_CHANNEL | typeof CHANGE_CHANNEL;
