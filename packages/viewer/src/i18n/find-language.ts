import { DEFAULT_LANGUAGE, type Language } from '@vitrine/contract/languages/limits';
import { languageOfTag, preferredVisitorLanguage } from '@vitrine/contract/languages/tags';
import { readPickedLanguage } from './picked-language.ts';

/** The element around another one, also out of a shadow root. */
function findParent(element: Element): Element | null {
  if (element.parentElement) return element.parentElement;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}

/** The first known language that the element or something around it has as lang. */
function findNamedLanguage(element: Element): Language | undefined {
  for (let at: Element | null = element; at; at = findParent(at)) {
    const language = languageOfTag(at.getAttribute('lang') ?? '');
    if (language) return language;
  }
  return undefined;
}

/**
 * The language that a viewer speaks: the one that the visitor picked where the page offers it, else that of the
 * element's lang, else that of the page around it, else the browser's, else English (UK). Unknown ones are skipped.
 */
export const findLanguage = (element: Element): Language =>
  readPickedLanguage(element) ??
  findNamedLanguage(element) ??
  preferredVisitorLanguage(navigator.languages ?? []) ??
  DEFAULT_LANGUAGE;
