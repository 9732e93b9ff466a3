import { useEffect, useState } from 'react';

export interface FullScreen {
  on: boolean;
  toggle: () => void;
}

const OVER = 'over-the-page';

/**
 * Full screen for the whole viewer. Where the browser has none for elements (iPhones), the viewer covers the page
 * instead, in the browser's top layer.
 */
export function useFullScreen(whole: HTMLElement): FullScreen {
  const [on, setOn] = useState(false);
  useEffect(() => {
    const root = whole.getRootNode() as ShadowRoot;
    const changed = () => setOn(root.fullscreenElement === whole);
    document.addEventListener('fullscreenchange', changed);
    return () => {
      document.removeEventListener('fullscreenchange', changed);
      leaveOver(whole);
    };
  }, [whole]);
  useEffect(() => {
    if (!on || !whole.classList.contains(OVER)) return;
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      leaveOver(whole);
      setOn(false);
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [on, whole]);

  const toggle = () => {
    if (whole.classList.contains(OVER)) {
      leaveOver(whole);
      setOn(false);
    } else if (on) {
      document.exitFullscreen().catch(() => undefined);
    } else {
      enter(whole).then((over) => over && setOn(true));
    }
  };
  return { on, toggle };
}

/** Returns whether the viewer covers the page instead. */
async function enter(whole: HTMLElement): Promise<boolean> {
  try {
    await whole.requestFullscreen();
    return false;
  } catch {
    whole.classList.add(OVER);
    whole.popover = 'manual';
    whole.showPopover?.();
    return true;
  }
}

function leaveOver(whole: HTMLElement): void {
  if (!whole.classList.contains(OVER)) return;
  whole.classList.remove(OVER);
  whole.hidePopover?.();
  whole.popover = null;
}
