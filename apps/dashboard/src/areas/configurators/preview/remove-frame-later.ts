import classes from './PreviewStage.module.css';

/** The next screen is rendered by then. */
const NEXT_SCREEN_MS = 1000;
/** The graphics card has freed its memory by then. */
const LET_GO_MS = 500;
/** A viewer that does not answer is removed after this time. */
const PATIENCE_MS = 2000;

/** Moves a node without reloading its frames; only in Chromium since 133. */
type Container = HTMLElement & { moveBefore?: (node: Node, before: Node | null) => void };

const hasLeft = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'vitrine' in data && data.vitrine === 'left';

/**
 * Removes a viewer's frame after its screen: the frame stays in the page, hidden, releases its graphics memory once the
 * next screen is rendered, and is removed then. Both steps take several frames and would delay the next screen.
 * Browsers that cannot move frames remove it with its screen.
 */
export function removeFrameLater(frame: HTMLIFrameElement): void {
  const page: Container = document.body;
  if (!page.moveBefore) return;
  const { width, height } = frame.getBoundingClientRect();
  page.moveBefore(frame, null);
  frame.className = classes.leaving ?? '';
  // Another size would redraw its image.
  Object.assign(frame.style, { width: `${width}px`, height: `${height}px` });
  frame.inert = true;
  frame.title = '';
  setTimeout(() => {
    const end = new AbortController();
    const remove = (): void => {
      end.abort();
      frame.remove();
    };
    const onMessage = ({ source, data }: MessageEvent): void => {
      if (source === frame.contentWindow && hasLeft(data)) setTimeout(remove, LET_GO_MS);
    };
    window.addEventListener('message', onMessage, { signal: end.signal });
    setTimeout(remove, PATIENCE_MS);
    frame.contentWindow?.postMessage({ vitrine: 'leave' }, new URL(frame.src).origin);
  }, NEXT_SCREEN_MS);
}
