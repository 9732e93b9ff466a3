/** The one channel on which server processes tell each other what happened. */
export const LIVE_CHANNEL = 'vitrine_events';
