/** CSS pixels of one line and one page of a wheel. */
const LINE = 18;
const PAGE = 400;
const WHEEL_ZOOM = 0.0016;

/**
 * Leaves the wheel and one-finger vertical drags to the page until the visitor engages with the image, and again once
 * the pointer leaves it, Escape is pressed or something else is pressed. Listeners that could delay the page's
 * scrolling exist only in between. Returns what engages.
 */
export function createEngagement(
  element: HTMLElement,
  zoom: (factor: number, at: { x: number; y: number }) => void,
  signal: AbortSignal,
): () => void {
  let hold: AbortController | null = null;

  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const unit = [1, LINE, PAGE][event.deltaMode] ?? 1;
    const box = element.getBoundingClientRect();
    const at = { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 };
    zoom(Math.exp(-event.deltaY * unit * WHEEL_ZOOM), at);
  };

  const release = (): void => {
    hold?.abort();
    hold = null;
    element.style.touchAction = 'pan-y';
  };

  const engage = (): void => {
    if (hold || signal.aborted) return;
    hold = new AbortController();
    const until = { signal: hold.signal };
    element.style.touchAction = 'none';
    element.addEventListener('wheel', wheel, { ...until, passive: false });
    element.addEventListener('pointerleave', (event) => event.pointerType === 'mouse' && release(), until);
    document.addEventListener('keydown', (event) => event.key === 'Escape' && release(), until);
    document.addEventListener('pointerdown', (event) => event.composedPath().includes(element) || release(), until);
    document.addEventListener('scroll', release, { ...until, passive: true });
  };

  element.style.touchAction = 'pan-y';
  signal.addEventListener('abort', release, { once: true });
  return engage;
}
