import type { LatestFile } from '@vitrine/contract/latest-file';

type ExtensionFiles = Pick<LatestFile, 'style' | 'script'>;

/** Fetches the organisation's style sheet as text; null where it has none, or where it does not load. */
export async function fetchStyle(
  { style }: ExtensionFiles,
  address: string,
  signal: AbortSignal,
): Promise<string | null> {
  if (!style) return null;
  const answer = await fetch(new URL(style, address), { credentials: 'omit', signal }).catch(() => null);
  return answer?.ok ? answer.text() : null;
}

/**
 * Loads the organisation's script into the page, once for all viewers, and only if it is what was uploaded. The viewer
 * works without it.
 */
export function loadScript({ script }: ExtensionFiles, address: string): void {
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
