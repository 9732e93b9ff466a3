/** Name in the page's localStorage under which all viewers of its site remember their designs. */
export const STORAGE_NAME = 'vitrine-designs';
/** Milliseconds that a design is remembered after the visitor's last choice: 30 days. */
export const REMEMBERED_MS = 30 * 24 * 3_600_000;

export interface RememberedDesign {
  design: string;
  /** The design in the page's address at that time; null without one. */
  link: string | null;
  /** Time of the visitor's last choice, in milliseconds since 1970. */
  at: number;
}

/** Where one viewer remembers its design. Storage that is blocked, full or damaged is like one that has nothing. */
export interface DesignMemory {
  read(): RememberedDesign | null;
  /** Null forgets. */
  write(design: Omit<RememberedDesign, 'at'> | null): void;
}

function readAll(): Record<string, RememberedDesign> {
  try {
    const all: Record<string, RememberedDesign> = JSON.parse(localStorage.getItem(STORAGE_NAME) ?? '{}');
    const oldest = Date.now() - REMEMBERED_MS;
    return Object.fromEntries(
      Object.entries(all).filter(([, { design, at }]) => typeof design === 'string' && at > oldest),
    );
  } catch {
    return {};
  }
}

/** What differs between the viewers of one page. */
const identify = (element: Element): string =>
  ['src', 'name', 'design'].map((name) => element.getAttribute(name) ?? '').join(' ');

/**
 * Opens the memory of one viewer: of its configurator, on any page of the same site.
 * @param address address of latest.json
 */
export function openDesignMemory(element: Element, address: string): DesignMemory {
  const twins = [...document.querySelectorAll(element.localName)].filter((one) => identify(one) === identify(element));
  const own = ['name', 'design'].map((name) => element.getAttribute(name) ?? '');
  const key = [address.replace(/[?#].*/, ''), ...own, Math.max(0, twins.indexOf(element))].join(' ');
  return {
    read: () => readAll()[key] ?? null,
    write: (design) => {
      const { [key]: _, ...others } = readAll();
      const all = design ? { ...others, [key]: { ...design, at: Date.now() } } : others;
      try {
        if (Object.keys(all).length === 0) localStorage.removeItem(STORAGE_NAME);
        else localStorage.setItem(STORAGE_NAME, JSON.stringify(all));
      } catch {
        // Blocked or full: the next visit starts with the default design.
      }
    },
  };
}

/** Whether the browser returned to this page: by a reload, Back or Forward. */
export const isReturning = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' || entry?.type === 'back_forward';
};
