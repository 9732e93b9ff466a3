import type { VisitorEvent } from '@vitrine/contract/analytics/schemas';
import { visitLimits as limits } from '@vitrine/contract/analytics/visit-limits';
import type { LatestFile } from '@vitrine/contract/latest-file';
import type { ChosenItem, VitrineEvents } from '../events.ts';

type WithoutAge<Event> = Event extends unknown ? Omit<Event, 'age'> : never;
type VisitEvent = WithoutAge<VisitorEvent>;

const ENGAGING_EVENTS = ['pointerdown', 'keydown', 'wheel', 'input'] as const;

/** Finds the items that replaced another one in their layer. */
export const findNewItems = (before: readonly ChosenItem[], after: readonly ChosenItem[]): ChosenItem[] =>
  after.filter(({ component, id }) => !before.some((one) => one.component === component && one.id === id));

interface ReportVisitInput {
  element: HTMLElement;
  latest: LatestFile;
  items: readonly ChosenItem[];
  signal: AbortSignal;
}

interface Outbox {
  add(event: VisitEvent): void;
  send(): void;
}

/** Collects events, and sends them as one batch without waiting for an answer. */
function createOutbox(address: string, { configurator, reseller, version }: LatestFile): Outbox {
  const waiting: { happening: VisitEvent; at: number }[] = [];
  const send = (): void => {
    if (waiting.length === 0) return;
    const now = performance.now();
    const events = waiting.splice(0, limits.eventsABatch).map(({ happening: event, at }) => ({
      ...event,
      age: Math.min(Math.max(0, (now - at) / 1000), limits.ageSecondsMaximum),
    }));
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone ?? '';
    const body = JSON.stringify({ configurator_id: configurator.id, reseller, zone, version, events });
    if (navigator.sendBeacon?.(address, body)) return;
    fetch(address, { method: 'POST', body, keepalive: true, credentials: 'omit' }).catch(() => undefined);
  };
  return {
    send,
    add: (event) => {
      waiting.push({ happening: event, at: performance.now() });
      if (waiting.length >= limits.eventsABatch) send();
    },
  };
}

interface EngagementTracker {
  /** The visitor does something. */
  engage(): void;
  /** The visitor is still there. */
  stay(): void;
  /** Counts the time since the last beat, if the visitor is engaged. */
  beat(): void;
  /** Starts to count at this moment; the time before does not count. */
  resume(): void;
}

function trackEngagement({ add }: Outbox): EngagementTracker {
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
    add({ kind: 'engage' });
  };
  const beat = (): void => {
    const now = performance.now();
    const seconds = Math.min((now - countedUntil) / 1000, limits.heartbeatSeconds);
    countedUntil = now;
    const isIdle = now - activeAt > limits.idleSeconds * 1000;
    if (engaged && !isIdle && seconds >= 1) add({ kind: 'heartbeat', seconds });
  };
  return { engage, stay, beat, resume };
}

/** Cuts no character in half. */
const clip = (text: string): string => text.slice(0, limits.nameMaximum).replace(/\p{Cs}$/u, '');

/**
 * Reports a visit: that the viewer loaded, that the visitor engages and for how long, what is chosen and saved. It
 * identifies no visitor, stores nothing in the browser, and never makes the page wait. Also shows the products to search
 * engines, where the page asks for it.
 */
export function reportVisit(input: ReportVisitInput): void {
  const { element, latest, items, signal } = input;
  // Without that file the page goes without its products.
  if (element.hasAttribute('structured-data'))
    import('../designs/structured-data.ts').then(
      (more) => more.insertProducts(input),
      () => undefined,
    );
  const address = latest.endpoints.events;
  if (address === undefined || signal.aborted) return;
  const outbox = createOutbox(address, latest);
  const { engage, stay, beat, resume } = trackEngagement(outbox);
  let chosen = items;

  const change = ({ detail }: CustomEvent<VitrineEvents['vitrine-change']>): void => {
    const news = findNewItems(chosen, detail.items);
    chosen = detail.items;
    if (detail.by !== 'visitor') return;
    engage();
    for (const { component, name } of news) {
      if (!component.trim() || !name.trim()) continue;
      outbox.add({ kind: 'option', component: clip(component), name: clip(name) });
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

  outbox.add({ kind: 'load' });
  element.addEventListener('vitrine-change', change, { signal });
  element.addEventListener('vitrine-save', engage, { signal });
  element.addEventListener('vitrine-enquiry', () => outbox.add({ kind: 'save' }), { signal });
  for (const name of ENGAGING_EVENTS) element.addEventListener(name, engage, { signal, passive: true });
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
