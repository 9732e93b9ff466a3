import type { LatestFile } from '@vitrine/contract/latest-file';

type Extended = Pick<LatestFile, 'style' | 'script'>;

/** The organisation's own style sheet as text; null where it has none, or where it does not load. */
export async function fetchStyle({ style }: Extended, address: string, signal: AbortSignal): Promise<string | null> {
  if (!style) return null;
  const answer = await fetch(new URL(style, address), { credentials: 'omit', signal }).catch(() => null);
  return answer?.ok ? answer.text() : null;
}

/**
 * Loads the organisation's own script into the page, once however many viewers it has, and only when it still is what
 * was uploaded. The viewer works without it.
 */
export function loadScript({ script }: Extended, address: string): void {
  if (!script) return;
  const { href } = new URL(script.file, address);
  if (document.querySelector(`script[src="${CSS.escape(href)}"]`)) return;
  const element = document.createElement('script');
  element.type = 'module';
  element.src = href;
  element.crossOrigin = 'anonymous';
  element.integrity = script.integrity;
  document.head.append(element);
}
