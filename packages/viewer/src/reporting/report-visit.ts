import { analyticsLimits as limits } from '@vitrine/contract/analytics/limits';
import type { VisitorEvent } from '@vitrine/contract/analytics/schemas';
import type { LatestFile } from '@vitrine/contract/latest-file';
import type { ChosenItem, VitrineEvents } from '../events.ts';

type Without<Event> = Event extends unknown ? Omit<Event, 'age'> : never;
type Happening = Without<VisitorEvent>;

const DOING = ['pointerdown', 'keydown', 'wheel', 'input'] as const;

/** What the visitor chose anew: items that take the place of another in their layer. */
export const newlyChosen = (before: readonly ChosenItem[], after: readonly ChosenItem[]): ChosenItem[] =>
  after.filter(({ component, id }) => !before.some((one) => one.component === component && one.id === id));

interface Given {
  element: HTMLElement;
  latest: LatestFile;
  items: readonly ChosenItem[];
  signal: AbortSignal;
}

interface Outbox {
  happen(happening: Happening): void;
  send(): void;
}

/** Collects what happens, and sends it as one batch without waiting for an answer. */
function openOutbox(address: string, { configurator, reseller, version }: LatestFile): Outbox {
  const waiting: { happening: Happening; at: number }[] = [];
  const send = (): void => {
    if (waiting.length === 0) return;
    const now = performance.now();
    const events = waiting.splice(0, limits.eventsABatch).map(({ happening, at }) => ({
      ...happening,
      age: Math.min(Math.max(0, (now - at) / 1000), limits.ageSecondsMaximum),
    }));
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone ?? '';
    const body = JSON.stringify({ configurator_id: configurator.id, reseller, zone, version, events });
    if (navigator.sendBeacon?.(address, body)) return;
    fetch(address, { method: 'POST', body, keepalive: true, credentials: 'omit' }).catch(() => undefined);
  };
  return {
    send,
    happen: (happening) => {
      waiting.push({ happening, at: performance.now() });
      if (waiting.length >= limits.eventsABatch) send();
    },
  };
}

interface Engagement {
  /** The visitor does something. */
  engage(): void;
  /** Is still there. */
  stay(): void;
  /** The time since the last beat counts while the visitor is at it. */
  beat(): void;
  /** Time from now on counts; that before does not. */
  resume(): void;
}

function followEngagement({ happen }: Outbox): Engagement {
  let engaged = false;
  let activeAt = Number.NEGATIVE_INFINITY;
  let countedUntil = performance.now();
  const stay = (): void => {
    activeAt = performance.now();
  };
  const resume = (): void => {
    countedUntil = performance.now();
  };
  const engage = (): void => {
    stay();
    if (engaged) return;
    engaged = true;
    resume();
    happen({ kind: 'engage' });
  };
  const beat = (): void => {
    const now = performance.now();
    const seconds = Math.min((now - countedUntil) / 1000, limits.heartbeatSeconds);
    countedUntil = now;
    const isIdle = now - activeAt > limits.idleSeconds * 1000;
    if (engaged && !isIdle && seconds >= 1) happen({ kind: 'heartbeat', seconds });
  };
  return { engage, stay, beat, resume };
}

const clipped = (text: string): string => text.slice(0, limits.nameMaximum);

/**
 * Tells the product that somebody visits: that the viewer is there, that the visitor engages and for how long, what is
 * chosen and saved. Nothing of it says who it is, nothing is kept in the browser, and the page never waits for it.
 */
export function reportVisit({ element, latest, items, signal }: Given): void {
  const address = latest.endpoints.events;
  if (address === undefined || signal.aborted) return;
  const outbox = openOutbox(address, latest);
  const { engage, stay, beat, resume } = followEngagement(outbox);
  let chosen = items;

  const change = ({ detail }: CustomEvent<VitrineEvents['vitrine-change']>): void => {
    const news = newlyChosen(chosen, detail.items);
    chosen = detail.items;
    if (detail.by !== 'visitor') return;
    engage();
    for (const { component, name } of news) {
      if (!component.trim() || !name.trim()) continue;
      outbox.happen({ kind: 'option', component: clipped(component), name: clipped(name) });
    }
  };
  const leave = (): void => {
    if (document.visibilityState === 'visible') {
      resume();
    } else {
      beat();
      outbox.send();
    }
  };

  outbox.happen({ kind: 'load' });
  element.addEventListener('vitrine-change', change, { signal });
  element.addEventListener('vitrine-save', engage, { signal });
  element.addEventListener('vitrine-enquiry', () => outbox.happen({ kind: 'save' }), { signal });
  for (const name of DOING) element.addEventListener(name, engage, { signal, passive: true });
  element.addEventListener('pointermove', stay, { signal, passive: true });
  document.addEventListener('visibilitychange', leave, { signal });
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') beat();
    outbox.send();
  }, limits.heartbeatSeconds * 1000);
  signal.addEventListener('abort', () => {
    clearInterval(timer);
    beat();
    outbox.send();
  });
}
