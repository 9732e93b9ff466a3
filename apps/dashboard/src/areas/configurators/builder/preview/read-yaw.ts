const isView = (data: unknown): data is { vitrine: 'view'; yaw: number | null } =>
  typeof data === 'object' && data !== null && 'vitrine' in data && data.vitrine === 'view' && 'yaw' in data;

/** Where the person looks in the viewer's frame, in degrees to the right of a panorama's centre; null without one. */
export const readYaw = (frame: HTMLIFrameElement): Promise<number | null> =>
  new Promise((resolve) => {
    const end = new AbortController();
    const onMessage = ({ source, data }: MessageEvent): void => {
      if (source !== frame.contentWindow || !isView(data)) return;
      end.abort();
      resolve(data.yaw);
    };
    window.addEventListener('message', onMessage, { signal: end.signal });
    frame.contentWindow?.postMessage({ vitrine: 'read-view' }, new URL(frame.src).origin);
  });
