import { type LiveFrame, liveLimits } from '@vitrine/contract/live/events';

export interface LiveListeners {
  onFrame: (frame: LiveFrame) => void;
  /** The socket has reconnected: events were missed meanwhile. */
  onGap: () => void;
  /** The session's permissions have changed; the socket reconnects. */
  onRightsChanged: () => void;
  /** Called when the session has ended; resolves after the next sign-in. */
  renewSession: () => Promise<unknown>;
}

const addressOfSocket = (): string =>
  `${window.location.protocol === 'https:' ? 'wss' : 'ws'}://${window.location.host}/ws`;

const readFrame = (data: unknown): LiveFrame | null => {
  try {
    const frame = JSON.parse(String(data)) as Partial<LiveFrame> | null;
    return typeof frame?.event === 'string' && typeof frame.data === 'object' ? (frame as LiveFrame) : null;
  } catch {
    return null;
  }
};

/** Doubles after each error up to a limit, with jitter. */
export const retryDelay = (errors: number, chance = Math.random()): number => {
  const full = Math.min(liveLimits.firstRetryMs * 2 ** errors, liveLimits.longestRetryMs);
  return full * (0.5 + chance / 2);
};

/** Keeps one socket to the server open until the returned function is called. */
export const openLiveSocket = ({ onFrame, onGap, onRightsChanged, renewSession }: LiveListeners): (() => void) => {
  let socket: WebSocket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let errors = 0;
  let wasOpen = false;
  let stopped = false;

  const connect = (): void => {
    if (stopped) return;
    socket = new WebSocket(addressOfSocket());
    socket.onopen = () => {
      errors = 0;
      if (wasOpen) onGap();
      wasOpen = true;
    };
    socket.onmessage = ({ data }) => {
      const frame = readFrame(data);
      if (frame !== null) onFrame(frame);
    };
    socket.onclose = ({ code }) => {
      if (stopped) return;
      if (code === liveLimits.rightsChanged) onRightsChanged();
      timer = setTimeout(code === liveLimits.sessionEnded ? lookForSession : connect, retryDelay(errors));
      errors += 1;
    };
  };
  // Delayed: after a sign-out in this browser the page does not ask to sign in.
  const lookForSession = (): void => {
    renewSession().then(connect, () => {
      if (!stopped) timer = setTimeout(connect, retryDelay(errors));
    });
  };

  connect();
  return () => {
    stopped = true;
    clearTimeout(timer);
    socket?.close();
  };
};
