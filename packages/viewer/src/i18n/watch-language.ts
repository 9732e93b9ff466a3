import type { Language } from '@vitrine/contract/languages/limits';
import { findLanguage } from './find-language.ts';
import { onPickedLanguage } from './picked-language.ts';

/**
 * Calls back when the viewer is to speak another language than before, because of another lang of the element or of the
 * page, another pick of the visitor or other settings of the browser; and when there are other languages to pick from.
 * @param spoken reads the language that it speaks, or loads
 */
export function watchLanguage(
  element: Element,
  spoken: () => Language,
  changed: (language: Language) => void,
  signal: AbortSignal,
): void {
  const check = (isListChanged = false): void => {
    const language = findLanguage(element);
    if ((isListChanged || language !== spoken()) && !signal.aborted) changed(language);
  };
  const observer = new MutationObserver((changes) =>
    check(changes.some(({ attributeName }) => attributeName === 'languages')),
  );
  observer.observe(element, { attributes: true, attributeFilter: ['lang', 'languages'] });
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['lang'] });
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
  onPickedLanguage(check, signal);
  window.addEventListener('languagechange', () => check(), { signal });
  // It may have changed while the texts were loading.
  check();
}
