import type { Language } from '@vitrine/contract/languages/limits';
import { languageOfTag } from '@vitrine/contract/languages/tags';

/** Name in the page's localStorage under which the viewers of its site remember the language that a visitor picked. */
export const STORAGE_NAME = 'vitrine-language';

/** What was picked since the page was loaded, for pages without storage. */
let pickedHere: string | null = null;
const listeners = new Set<() => void>();

/** The languages that the page lets visitors pick, in its order: the known tags of the attribute `languages`. */
export function listOfferedLanguages(element: Element): Language[] {
  const tags = (element.getAttribute('languages') ?? '').split(/[\s,]+/);
  return [...new Set(tags.flatMap((tag) => languageOfTag(tag) ?? []))];
}

const isStored = (element: Element): boolean => element.getAttribute('remember') !== 'off';

function readStored(): string | null {
  try {
    return localStorage.getItem(STORAGE_NAME);
  } catch {
    return null;
  }
}

/** What the visitor picked on this site, where this element offers it. */
export function readPickedLanguage(element: Element): Language | undefined {
  const picked = pickedHere ?? (isStored(element) ? readStored() : null);
  return picked === null ? undefined : listOfferedLanguages(element).find((language) => language === picked);
}

/** Changes the language of all viewers of the page that offer it, and remembers it for the site. */
export function pickLanguage(element: Element, language: Language): void {
  pickedHere = language;
  if (isStored(element)) {
    try {
      localStorage.setItem(STORAGE_NAME, language);
    } catch {
      // Blocked or full: the next page starts with the language that it names.
    }
  }
  for (const changed of [...listeners]) changed();
}

/** Calls back after a visitor picked a language, until the signal ends it. */
export function onPickedLanguage(changed: () => void, signal: AbortSignal): void {
  listeners.add(changed);
  signal.addEventListener('abort', () => listeners.delete(changed), { once: true });
}
