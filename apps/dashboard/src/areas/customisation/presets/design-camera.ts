import { presetLimits as limits } from '@vitrine/contract/presets/limits';

/** Takes images of designs. */
export interface DesignCamera {
  /** A PNG of the design's opening view; null if the viewer did not draw it in time. */
  take: (design: string) => Promise<Blob | null>;
  close: () => void;
}

interface CameraMessage {
  vitrine?: unknown;
  id?: unknown;
  image?: unknown;
}

const readMessage = (data: unknown): CameraMessage => (typeof data === 'object' && data !== null ? data : {});

/** Inside the window, because browsers do not draw frames outside it, but invisible. */
const openFrame = (src: string): HTMLIFrameElement => {
  const frame = document.createElement('iframe');
  frame.title = 'Drawing';
  frame.ariaHidden = 'true';
  frame.tabIndex = -1;
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin');
  Object.assign(frame.style, {
    position: 'fixed',
    inset: '0 auto auto 0',
    zIndex: '-1',
    width: `min(${limits.snapshotWidth}px, 100vw)`,
    height: `min(${limits.snapshotHeight}px, 100vh)`,
    border: '0',
    opacity: '0',
    pointerEvents: 'none',
  });
  frame.src = src;
  document.body.append(frame);
  return frame;
};

/** Opens the live viewer invisibly; `src` is its page on the content host. */
export const openCamera = (src: string): DesignCamera => {
  const frame = openFrame(src);
  const { origin } = new URL(src, window.location.href);
  const waiting = new Map<number, (image: Blob | null) => void>();
  let listens: () => void = () => undefined;
  const listening = new Promise<void>((resolve) => {
    listens = resolve;
  });
  let last = 0;
  const onMessage = ({ source, data }: MessageEvent): void => {
    if (source !== frame.contentWindow) return;
    const { vitrine, id, image } = readMessage(data);
    if (vitrine === 'drawing') listens();
    if (vitrine !== 'drawn' || typeof id !== 'number') return;
    waiting.get(id)?.(image instanceof ArrayBuffer ? new Blob([image], { type: 'image/png' }) : null);
  };
  window.addEventListener('message', onMessage);
  const take = async (design: string): Promise<Blob | null> => {
    const id = ++last;
    const size = { width: limits.snapshotWidth, height: limits.snapshotHeight };
    const drawn = new Promise<Blob | null>((resolve) => {
      const timer = setTimeout(() => waiting.get(id)?.(null), limits.imageSeconds * 1000);
      waiting.set(id, (image) => {
        clearTimeout(timer);
        waiting.delete(id);
        resolve(image);
      });
    });
    listening.then(() => frame.contentWindow?.postMessage({ vitrine: 'draw', id, design, ...size }, origin));
    return drawn;
  };
  return {
    take,
    close: () => {
      window.removeEventListener('message', onMessage);
      for (const settle of waiting.values()) settle(null);
      frame.remove();
    },
  };
};
