/** The one channel on which server processes notify each other. */
export const LIVE_CHANNEL = 'vitrine_events';
