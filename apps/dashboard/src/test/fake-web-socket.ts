import { vi } from 'vitest';

/** A socket whose other end is the test. */
export class FakeWebSocket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  closed = false;
  readonly url: string;
  constructor(url: string) {
    this.url = url;
    sockets.push(this);
  }
  close(): void {
    this.closed = true;
  }
  /** As if the server had accepted it. */
  accept(): void {
    this.onopen?.();
  }
  tell(frame: object): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  drop(code = 1006): void {
    this.closed = true;
    this.onclose?.({ code });
  }
}

/** All sockets of a test, the oldest first. */
export const sockets: FakeWebSocket[] = [];

/** The newest socket; there has to be one. */
export const theSocket = (): FakeWebSocket => {
  const socket = sockets.at(-1);
  if (!socket) throw new Error('No socket was opened');
  return socket;
};

export const installFakeWebSocket = (): void => {
  sockets.length = 0;
  vi.stubGlobal('WebSocket', FakeWebSocket);
};
