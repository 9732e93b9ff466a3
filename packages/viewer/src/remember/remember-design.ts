import type { Designer } from '../designer.ts';
import type { VitrineEvents } from '../events.ts';
import type { DesignMemory } from './design-memory.ts';

/** Milliseconds without a change after which a design is written. Dragging a slider changes it with every frame. */
export const SETTLED_MS = 500;

interface RememberDesignInput {
  element: HTMLElement;
  designer: Pick<Designer, 'store'>;
  memory: DesignMemory;
  /** The design in the page's address; null without one. */
  link: string | null;
  signal: AbortSignal;
}

/**
 * Writes the visitor's design once a choice has settled, or the visitor leaves. A reset forgets it; undoing the reset
 * remembers it again. What the page's own script shows counts when the visitor asked for it, as with a button of the
 * page.
 */
export function rememberDesign({ element, designer, memory, link, signal }: RememberDesignInput): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let design: string | null = null;
  let isDirty = false;
  let hasChosen = false;
  const write = (): void => {
    clearTimeout(timer);
    if (isDirty) memory.write(design === null ? null : { design, link });
    isDirty = false;
  };
  const change = ({ detail }: CustomEvent<VitrineEvents['vitrine-change']>): void => {
    if (detail.by === 'host' && !navigator.userActivation?.isActive) return;
    if (detail.by === 'error' && !hasChosen) return;
    hasChosen = true;
    design = designer.store.get().beforeReset ? null : detail.design;
    isDirty = true;
    clearTimeout(timer);
    timer = setTimeout(write, SETTLED_MS);
  };
  element.addEventListener('vitrine-change', change, { signal });
  window.addEventListener('pagehide', write, { signal });
  signal.addEventListener('abort', write);
}
