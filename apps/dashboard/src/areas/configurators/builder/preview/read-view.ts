import { isListening } from '../../preview/frame-messages.ts';

/** What the person sees in the viewer's frame. */
export interface SeenView {
  /** Where they look, in degrees to the right of a panorama's centre; null without one. */
  yaw: number | null;
  /** The design as a short text; '' before the viewer shows one. */
  design: string;
}

const isView = (data: unknown): data is SeenView =>
  typeof data === 'object' && data !== null && 'vitrine' in data && data.vitrine === 'view' && 'design' in data;

/** Asks the viewer's frame what it shows. A frame that still loads is asked again once it listens. */
export const readView = (frame: HTMLIFrameElement): Promise<SeenView> =>
  new Promise((resolve) => {
    const end = new AbortController();
    const ask = (): void => frame.contentWindow?.postMessage({ vitrine: 'read-view' }, new URL(frame.src).origin);
    const onMessage = ({ source, data }: MessageEvent): void => {
      if (source !== frame.contentWindow) return;
      if (isListening(data)) ask();
      if (!isView(data)) return;
      end.abort();
      resolve(data);
    };
    window.addEventListener('message', onMessage, { signal: end.signal });
    ask();
  });
