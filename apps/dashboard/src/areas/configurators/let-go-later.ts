import classes from './PreviewStage.module.css';

/** By then the next screen stands. */
const NEXT_SCREEN_MS = 1000;
/** And by then the card has its memory back. */
const LET_GO_MS = 500;
/** A viewer that gives no answer is taken out all the same. */
const PATIENCE_MS = 2000;

/** Moves a node without loading its frames again; in Chromium since 133, elsewhere missing. */
type Container = HTMLElement & { moveBefore?: (node: Node, before: Node | null) => void };

const hasLeft = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'vitrine' in data && data.vitrine === 'left';

/**
 * For a frame whose screen is being taken out of the page: it stays behind unseen, gives its image back to the graphics
 * card once the next screen stands, and goes then. Each of the two takes as long as some frames, which the task that shows
 * the next screen does not have. Where a browser cannot move frames it goes with its screen.
 */
export function letGoLater(frame: HTMLIFrameElement): void {
  const page: Container = document.body;
  if (!page.moveBefore) return;
  const { width, height } = frame.getBoundingClientRect();
  page.moveBefore(frame, null);
  frame.className = classes.leaving ?? '';
  // In another size it would draw its image again.
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
