import type { LatestFile } from '@vitrine/contract/latest-file';
import { findLanguage } from '../i18n/find-language.ts';

interface InsertInput {
  element: Element;
  latest: LatestFile;
  signal: AbortSignal;
}

/** What is in the head, by the address of its feed, with how many viewers show that configurator. */
interface Inserted {
  viewers: number;
  script: HTMLScriptElement | null;
}

const inserted = new Map<string, Inserted>();
/** Milliseconds that an answer may take. */
const TIMEOUT = 15_000;

/**
 * Puts the configurator's products into the head of the page as JSON-LD, once for all viewers of it, until the last of
 * them is removed. Does nothing for a configurator without a product feed.
 */
export async function insertStructuredData({ element, latest, signal }: InsertInput): Promise<void> {
  const { configurator, endpoints, reseller } = latest;
  if (!endpoints.designs || signal.aborted) return;
  const feed = new URL(`../feeds/${configurator.id}/products.jsonld`, endpoints.designs);
  if (reseller[0] !== undefined) feed.searchParams.set('reseller', String(reseller[0]));
  const shown = inserted.get(feed.href) ?? { viewers: 0, script: null };
  inserted.set(feed.href, shown);
  shown.viewers++;
  signal.addEventListener('abort', () => {
    shown.viewers--;
    if (shown.viewers > 0) return;
    shown.script?.remove();
    inserted.delete(feed.href);
  });
  if (shown.viewers > 1) return;
  const address = new URL(feed);
  address.searchParams.set('lang', findLanguage(element));
  const data = await readProducts(address);
  // By now the last viewer may be gone.
  if (!data || shown.viewers < 1) return;
  shown.script = document.createElement('script');
  shown.script.type = 'application/ld+json';
  // A text node: pages that require trusted types reject text that is set on a script.
  shown.script.append(JSON.stringify(data).replaceAll('<', '\\u003c'));
  document.head.append(shown.script);
}

/** The products, or null where there are none to read. */
async function readProducts(address: URL): Promise<object | null> {
  try {
    const answer = await fetch(address, { credentials: 'omit', signal: AbortSignal.timeout(TIMEOUT) });
    const data: unknown = answer.ok ? await answer.json() : null;
    return typeof data === 'object' ? data : null;
  } catch {
    return null;
  }
}
