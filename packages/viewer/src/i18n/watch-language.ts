import type { Language } from '@vitrine/contract/languages/limits';
import { findLanguage } from './find-language.ts';
import { onPickedLanguage } from './picked-language.ts';

/**
 * Calls back each time that the viewer is to speak another language than before: another lang of the element or of the
 * page, other languages to pick from, another pick of the visitor, other settings of the browser.
 * @param before the language that it speaks now
 */
export function watchLanguage(
  element: Element,
  before: Language,
  changed: (language: Language) => void,
  signal: AbortSignal,
): void {
  let current = before;
  const check = (): void => {
    const language = findLanguage(element);
    if (language === current || signal.aborted) return;
    current = language;
    changed(language);
  };
  const observer = new MutationObserver(check);
  observer.observe(element, { attributes: true, attributeFilter: ['lang', 'languages'] });
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['lang'] });
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
  onPickedLanguage(check, signal);
  window.addEventListener('languagechange', check, { signal });
  // It may have changed while the texts were loading.
  check();
}
