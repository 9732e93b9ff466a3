import { findLanguage } from './find-language.ts';
import { type LoadedLanguage, loadSpoken } from './load.ts';
import { watchLanguage } from './watch-language.ts';

/** What a viewer says, in the language of now. */
export interface Speech {
  readonly spoken: LoadedLanguage;
  /** Calls back after each change of language, with the new texts in place. */
  onChange(changed: () => void): void;
}

/**
 * Loads the texts of the viewer's language, and those of another one when it changes. Where those do not load, the
 * language stays.
 * @param ofKind with the texts of wardrobes and floors
 * @throws when the first ones do not load
 */
export async function openSpeech(element: Element, ofKind: boolean, signal: AbortSignal): Promise<Speech> {
  const first = findLanguage(element);
  let spoken = await loadSpoken(first, ofKind);
  let asked = first;
  let notify = (): void => undefined;
  const speak = async (language: LoadedLanguage['language']): Promise<void> => {
    asked = language;
    const loaded = await loadSpoken(language, ofKind).catch(() => spoken);
    // Of several changes the last one counts.
    if (asked !== language || signal.aborted) return;
    spoken = loaded;
    asked = loaded.language;
    notify();
  };
  watchLanguage(element, () => asked, speak, signal);
  return {
    get spoken() {
      return spoken;
    },
    onChange: (changed) => {
      notify = changed;
      if (spoken.language !== first) changed();
    },
  };
}
