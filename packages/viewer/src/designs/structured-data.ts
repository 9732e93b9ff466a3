import type { LatestFile } from '@vitrine/contract/latest-file';
import { findLanguage } from '../i18n/find-language.ts';
import { whenIdle } from '../loading/when-idle.ts';

interface InsertInput {
  element: Element;
  latest: LatestFile;
  signal: AbortSignal;
}

/** What is in the head, by the address of its feed, with how many viewers show that configurator. */
interface InsertedScript {
  viewers: number;
  script: HTMLScriptElement | null;
}

const inserted = new Map<string, InsertedScript>();
/** Milliseconds that an answer may take. */
const TIMEOUT = 15_000;

/**
 * Puts the configurator's products into the head of the page as JSON-LD, once for all viewers of it, until the last of
 * them is removed. Waits until nothing else needs the page. Does nothing for a configurator without a product feed.
 */
export async function insertProducts({ element, latest, signal }: InsertInput): Promise<void> {
  const { configurator, endpoints, reseller } = latest;
  await whenIdle(signal);
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
  const text = createScriptText(JSON.stringify(data).replaceAll('<', '\\u003c'));
  if (text === null) return;
  shown.script = document.createElement('script');
  shown.script.type = 'application/ld+json';
  shown.script.textContent = text;
  document.head.append(shown.script);
}

/** What this file uses of trusted types. A TrustedScript counts as text here: DOM properties take both. */
interface ScriptPolicy {
  createScript(text: string): string;
}

declare const trustedTypes:
  | { createPolicy(name: string, rules: { createScript: (text: string) => string }): ScriptPolicy }
  | undefined;

let policy: ScriptPolicy | null = null;

/**
 * The text as pages that require trusted types take it: they also ask for it of data, which is never executed. Null where
 * the page allows other policies only.
 */
function createScriptText(text: string): string | null {
  if (typeof trustedTypes === 'undefined') return text;
  try {
    policy ??= trustedTypes.createPolicy('vitrine', { createScript: (script) => script });
    return policy.createScript(text);
  } catch {
    return null;
  }
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
